"""Pictures of the train, in the art of the web client."""

from __future__ import annotations

from folsom import _folsom
from folsom._folsom import View

__all__ = ["png", "svg"]


def svg(view: View) -> str:
    """The train as the viewer of this view sees it."""
    return _folsom.draw(view)


def png(view: View, width: int = 1200) -> bytes:
    """The same as a PNG: `pip install folsom[png]`."""
    try:
        import resvg_py
    except ImportError as error:
        raise ImportError("pictures as PNG need resvg: pip install 'folsom[png]'") from error
    if not 16 <= width <= 8192:
        raise ValueError(f"a picture is 16 to 8192 pixels wide, not {width}")
    return bytes(resvg_py.svg_to_bytes(svg_string=svg(view), width=width))
