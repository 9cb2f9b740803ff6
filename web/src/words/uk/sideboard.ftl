## What the expansion keeps beside the seats
sideboard-wild = Дика банда: куль у червоних { $red }, у синіх { $blue }
sideboard-plan = Диявольський задум: крок { $step } з { $steps }
