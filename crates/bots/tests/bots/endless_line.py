"""Writes a line without an end."""
import sys

while True:
    sys.stdout.write("x" * 65536)
