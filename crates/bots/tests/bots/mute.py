"""Closes its output, but stays."""
import os
import time

os.close(1)
time.sleep(3600)
