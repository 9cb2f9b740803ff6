## A picture of the result
picture = Картинка на згадку
picture-about = { $width } на { $height } точок, намальована у вашому браузері.
picture-download = Завантажити
picture-copy = Скопіювати картинку
picture-drawing = Малюємо…
picture-failed = Цей браузер не зміг її намалювати.
picture-file = folsom-pograbuvannia
