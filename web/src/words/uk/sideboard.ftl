## What the expansion keeps beside the seats
sideboard-wild = Дика банда: { $red } у червоних, { $blue } у синіх
sideboard-plan = Диявольський задум: крок { $step } з { $steps }
