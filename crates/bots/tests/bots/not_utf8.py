"""Answers with bytes that are no text."""
import sys

from answers import questions

for question in questions():
    sys.stdout.buffer.write(b'{"id": \xff\xfe\n')
    sys.stdout.buffer.flush()
