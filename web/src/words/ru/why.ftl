## Why the rules say no. Each stands at the end of “The rules don't allow that: …” or “Such a game can't be: …”.
why-game-over = игра окончена
why-not-asked = сейчас спрашивают о другом
why-not-free = этот выбор недоступен
why-not-held = этой карты нет среди тех, что можно выбрать
why-bullet-played = пулю нельзя сыграть
why-nothing-to-draw = брать больше нечего
why-may-not-hide = рубашкой вверх играет только Призрак, и только самым первым действием раунда
why-may-not-follow = в стандартный ход после Выстрела можно сразу сыграть карту другого бандита, но не Шерифа
why-cant-keep = оставить можно только карты действий с руки
why-out-of-reach = бандиту туда не попасть
why-not-a-target = отсюда не достать: { NAME($bandit) }
why-belle-is-spared = Красотку нельзя выбрать целью, пока можно выбрать другого
why-no-such-loot = такой добычи здесь нет
why-no-courier = там нет курьера, в которого можно попасть
why-no-gun = пулемёта нет рядом, стрелять не в кого или не хватает пуль
why-may-not-divert = сейчас отвлекающий манёвр невозможен
why-no-such-nudge = это действие нельзя предложить или выполнить
why-not-your-document = документ своей команды оставляют себе, чужой кладут обратно
why-cant-heal = избавиться можно не больше чем от двух пуль, сначала от нейтральных
why-not-a-neighbour = это не соседний вагон
why-seats = { $given ->
    [one] на { $given } место такой игры нет
    [few] на { $given } места такой игры нет
   *[other] на { $given } мест такой игры нет
}
why-no-pairs = двумя бандитами каждый играют только втроём, если так есть в правилах, и без дополнения
why-expert-pairs = вариант для экспертов не сочетается с игрой двумя бандитами
why-too-few-bandits = нужно бандитов: { $needed }, допущено: { $admitted }
why-wrong-cast = нужно бандитов: { $needed }, названо: { $given }
why-bandit-twice = в списке дважды: { NAME($bandit) }
why-wrong-team = нужны Призрак, Док и Красотка, и все трое в разных командах
why-wrong-cars = нужно вагонов за локомотивом: { $needed }, названо: { $given }
why-car-twice = второй раз назвать нельзя: { NAME($car) }
