## On chips and cards, so that nothing is told by color alone: one sign each, no two alike
letter-ghost = П
letter-doc = Д
letter-tuco = Т
letter-cheyenne = Ш
letter-belle = К
letter-django = Ж
letter-mei = ✿
letter-misty = М
letter-twinzz = З
letter-marshal = ★
letter-courier = ✉
letter-professore = И
