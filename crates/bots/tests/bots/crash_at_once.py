"""Ends before it has read anything."""
import sys

sys.exit("no licence for this train")
