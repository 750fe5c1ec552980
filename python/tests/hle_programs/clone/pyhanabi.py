"""Stands for the copy of the original in a clone, whose library is compiled first."""

raise ImportError("the library is not compiled")
