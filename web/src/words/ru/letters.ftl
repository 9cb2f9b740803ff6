## On chips and cards, so that nothing is told by color alone: at most two characters, no two alike
letter-ghost = П
letter-doc = Д
letter-tuco = Т
letter-cheyenne = Ш
letter-belle = К
letter-django = Дж
letter-mei = ✿
letter-misty = М
letter-twinzz = Тв
letter-marshal = ★
letter-courier = ✉
letter-professore = ИП
