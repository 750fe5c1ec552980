"""The modules of `hanabi_learning_environment`, each once, whatever name they are imported by."""
