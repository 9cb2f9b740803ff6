## A picture of the result
picture = Картинка на память
picture-about = { $width } на { $height } точек, нарисована в вашем браузере.
picture-download = Скачать
picture-copy = Скопировать картинку
picture-drawing = Рисуем…
picture-failed = Этот браузер не смог её нарисовать.
picture-file = folsom-ograblenie
