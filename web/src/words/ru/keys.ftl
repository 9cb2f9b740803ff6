## How choices are made, and the keys of the table
choosing = Ваш выбор
choosing-confirm = Подтверждать
choosing-moment = Секунда на отмену
choosing-once = Сразу
undo = Отменить
keys-number = карта или ответ с этим номером
keys-draw = взять три карты
keys-face-down = рубашкой вверх или открыто
keys-enter = отправить выбор сразу
keys-undo = отменить выбор
keys-situation = обстановка словами
keys-explain = что это? В других местах — этот список
keys-single = Буквы и цифры работают как клавиши
