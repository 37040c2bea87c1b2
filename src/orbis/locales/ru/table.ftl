### Что говорится о столе помимо самой игры.

table-created = { $count ->
    [one] Открыт стол на { $count } место.
    [few] Открыт стол на { $count } места.
    [many] Открыт стол на { $count } мест.
   *[other] Открыт стол на { $count } места.
}
table-sat = { $name } садится за стол.
table-left = { $name } уходит из-за стола.
table-ready = { $name } ждёт начала.
table-dealt = Тайлы розданы. Начинает { $name }.
table-took-back = { $count ->
    [one] { $name } отменяет { $count } решение.
    [few] { $name } отменяет { $count } решения.
    [many] { $name } отменяет { $count } решений.
   *[other] { $name } отменяет { $count } решения.
}
table-wished = { $wish ->
    [end] { $name } предлагает закончить игру сейчас.
   *[rewind] { $name } просит вернуться к более раннему моменту.
}
table-answered = { $answer ->
    [yes] { $name } соглашается.
   *[no] { $name } не соглашается.
}
table-replaced = { $reason ->
    [absent] { $name } отсутствует: дальше играет бот.
    [clock] У игрока { $name } вышло время: дальше играет бот.
   *[resigned] { $name } сдаётся: дальше играет бот.
}
table-returned = { $name } снова за столом.
table-moved = { $name } продолжает игру на другом устройстве.
table-rematched = Готовится следующая игра.
table-agreed = Игра закончена по общему согласию.

## Hints

hint-why = Лучше второго по силе варианта ({ $other }): { $reason }.
