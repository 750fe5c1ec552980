"""A copy of HLE's module, which needs the library that is not built: the replacement comes before it."""

raise ImportError("the library of the original is not here")
