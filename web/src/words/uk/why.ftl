## Why the rules say no. Each stands at the end of “The rules don't allow that: …” or “Such a game can't be: …”.
why-game-over = гру закінчено
why-not-asked = зараз питають про інше
why-not-free = цей вибір недоступний
why-not-held = цієї карти немає серед тих, які можна вибрати
why-bullet-played = кулю не можна зіграти
why-nothing-to-draw = більше нема чого брати
why-may-not-hide = долілиць грає лише Привид, і лише найпершою дією раунду
why-may-not-follow = у стандартний хід після Пострілу можна відразу зіграти карту іншого бандита, але не Шерифа
why-cant-keep = залишити можна лише карти дій з руки
why-out-of-reach = бандитові туди не дістатися
why-not-a-target = звідси не дістати: { NAME($bandit) }
why-belle-is-spared = Кралю не можна вибрати ціллю, поки можна вибрати когось іншого
why-no-such-loot = такої здобичі тут немає
why-no-courier = там немає кур’єра, у якого можна влучити
why-no-gun = кулемета немає поруч, стріляти нема в кого або бракує куль
why-may-not-divert = зараз відволікальний маневр неможливий
why-no-such-nudge = цю дію не можна запропонувати або виконати
why-not-your-document = документ своєї команди залишають собі, чужий кладуть назад
why-cant-heal = позбутися можна щонайбільше двох куль, спершу нейтральних
why-not-a-neighbour = це не сусідній вагон
why-seats = { $given ->
    [one] на { $given } місце такої гри немає
    [few] на { $given } місця такої гри немає
   *[other] на { $given } місць такої гри немає
}
why-no-pairs = двома бандитами кожен грають лише втрьох, якщо так є в правилах, і без доповнення
why-expert-pairs = експертний варіант не поєднується з грою двома бандитами
why-too-few-bandits = потрібно бандитів: { $needed }, допущено: { $admitted }
why-wrong-cast = потрібно бандитів: { $needed }, названо: { $given }
why-bandit-twice = у списку двічі: { NAME($bandit) }
why-wrong-team = потрібні Привид, Док і Краля, і всі троє в різних командах
why-wrong-cars = потрібно вагонів за локомотивом: { $needed }, названо: { $given }
why-car-twice = удруге назвати не можна: { NAME($car) }
