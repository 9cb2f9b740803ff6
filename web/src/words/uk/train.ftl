## Find a train
train-about = Скажіть, у що хочете зіграти. Щойно набереться досить охочих, поїзд вирушить.
train-pace = Темп
train-bots = Боти займуть порожні місця
train-bots-after = за { $time }
train-bots-never = ніколи: краще почекаю
train-level = Боти грають як
train-wait = Чекати на платформі
train-others = На платформах
train-nobody = Поки ніхто не чекає. Будьте першими: порожні місця займуть боти.
train-join = Чекати тут теж
train-seats = { $waiting } із { $seats }
train-waiting = Ви чекаєте
train-missing = { $count ->
    [one] Ще { $count } людина, і поїзд вирушить.
    [few] Ще { $count } людини, і поїзд вирушить.
   *[many] Ще { $count } людей, і поїзд вирушить.
}
train-bots-in = Боти сядуть за { $time }.
train-patient = Боти тут нікому не потрібні: поїзд чекає на людей.
train-leave = Більше не чекати
train-leaves = Поїзд вирушає!
train-you = ви
train-error = Платформи зараз не видно. Пробуємо знову.
pace-any = Без годинника
pace-quick = Швидко
pace-calm = Спокійно
pace-day = День на хід
