"""Simple agents."""
