## Why the rules say no. Each stands at the end of “The rules don't allow that: …” or “Such a game can't be: …”.
why-game-over = игра окончена
why-not-asked = сейчас спрашивают о другом
why-not-free = этот выбор недоступен
why-not-held = этой карты нет среди тех, что можно выбрать
why-bullet-played = пулю нельзя сыграть
why-nothing-to-draw = брать больше нечего
why-may-not-hide = прятать карту может только Призрак, и только самым первым действием раунда
why-may-not-follow = в стандартный ход за «Выстрелом» может последовать карта другого бандита, но не «Шериф»
why-cant-keep = оставить можно только карты действий с руки
why-out-of-reach = бандиту туда не попасть
why-not-a-target = отсюда не достать: { NAME($bandit) }
why-belle-is-spared = в Красотку не целятся, пока можно выбрать другого
why-no-such-loot = такой добычи здесь нет
why-no-courier = там нет курьера, которого можно задеть
why-no-gun = пулемёта нет рядом, стрелять не в кого или не хватает пуль
why-may-not-divert = сейчас отвлекающий манёвр невозможен
why-no-such-nudge = это действие нельзя предложить или выполнить
why-not-your-document = документ своей команды оставляют себе, чужой кладут обратно
why-cant-heal = вылечить можно не больше двух пуль, сначала нейтральные
why-not-a-neighbour = это не соседний вагон
why-seats = { $given ->
    [one] на { $given } место такой игры нет
    [few] на { $given } места такой игры нет
   *[other] на { $given } мест такой игры нет
}
why-no-pairs = по два бандита играют втроём, если это есть в правилах, и не в дополнении
why-expert-pairs = вариант для экспертов не сочетается с игрой по два бандита
why-too-few-bandits = нужно бандитов: { $needed }, допущено: { $admitted }
why-wrong-cast = нужно бандитов: { $needed }, названо: { $given }
why-bandit-twice = в списке дважды: { NAME($bandit) }
why-wrong-team = нужны Призрак, Док и Красотка, и все трое в разных командах
why-wrong-cars = нужно вагонов за локомотивом: { $needed }, названо: { $given }
why-car-twice = второй раз назвать нельзя: { NAME($car) }
