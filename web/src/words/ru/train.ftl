## Find a train
train-about = Скажите, во что хотите сыграть. Как только наберётся достаточно желающих, поезд отправится.
train-pace = Темп
train-bots = Боты займут пустые места
train-bots-after = через { $time }
train-bots-never = никогда: лучше подожду
train-level = Боты играют как
train-wait = Ждать на платформе
train-others = На платформах
train-nobody = Пока никто не ждёт. Будьте первыми: пустые места займут боты.
train-join = Ждать здесь же
train-seats = { $waiting } из { $seats }
train-waiting = Вы ждёте
train-missing = { $count ->
    [one] Ещё { $count } человек, и поезд отправится.
    [few] Ещё { $count } человека, и поезд отправится.
   *[many] Ещё { $count } человек, и поезд отправится.
}
train-bots-in = Боты сядут через { $time }.
train-patient = Боты здесь никому не нужны: поезд ждёт людей.
train-leave = Больше не ждать
train-leaves = Поезд отправляется!
train-you = вы
train-error = Платформа сейчас не видна. Пробуем снова.
pace-any = Без часов
pace-quick = Быстро
pace-calm = Спокойно
pace-day = День на ход
