## A picture of the result
picture = A picture to share
picture-about = { $width } by { $height } pixels, made in your browser.
picture-download = Download
picture-copy = Copy the picture
picture-drawing = Drawing…
picture-failed = This browser could not draw it.
picture-file = folsom-robbery
