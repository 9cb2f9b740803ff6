## How choices are made, and the keys of the table
choosing = Ваш вибір
choosing-confirm = Підтверджувати
choosing-moment = Секунда на скасування
choosing-once = Одразу
undo = Скасувати
keys-number = карта або відповідь із цим номером
keys-draw = взяти три карти
keys-face-down = сорочкою догори або відкрито
keys-enter = надіслати вибір одразу
keys-undo = скасувати вибір
keys-situation = обстановка словами
keys-explain = що це? Деінде — цей список
keys-single = Літери й цифри працюють як клавіші
