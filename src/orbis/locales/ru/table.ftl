### Что говорится о столе помимо самой игры.

table-created = { $count ->
    [one] Открыт стол на { $count } место.
    [few] Открыт стол на { $count } места.
    [many] Открыт стол на { $count } мест.
   *[other] Открыт стол на { $count } места.
}
table-sat = { $name } садится за стол.
table-left = { $name } уходит из-за стола.
table-removed = Хозяин стола освобождает место игрока { $name }.
table-declined = { $name } отказывается от места, которое ждало этого игрока.
table-opened = Место, которое ждало игрока { $name }, теперь свободно для всех.
table-renamed = { $former } теперь носит имя { $name }.
table-filled = Бот садится за стол: { $name }.
table-ready = { $name } ждёт начала.
table-dealt = Тайлы розданы. Начинает { $name }.
table-took-back = { $count ->
    [one] { $name } отменяет { $count } решение.
    [few] { $name } отменяет { $count } решения.
    [many] { $name } отменяет { $count } решений.
   *[other] { $name } отменяет { $count } решения.
}
table-wished = { $wish ->
    [end] { $name } предлагает закончить игру сейчас, без победителя.
    [own] { $name } просит отменить весь ход в раунде { $round }.
    [yours] { $name } просит вернуться к моменту перед вашим ходом в раунде { $round }.
    [turn] { $name } просит вернуться к моменту перед ходом игрока { $player } в раунде { $round }.
   *[within] { $name } просит вернуться к более раннему моменту хода игрока { $player } в раунде { $round }.
}
table-wished-pause = { $name } предлагает сделать перерыв, пока кто-нибудь его не закончит.
table-wished-pause-days = { $count ->
    [one] { $name } предлагает перерыв на { $count } день.
    [few] { $name } предлагает перерыв на { $count } дня.
    [many] { $name } предлагает перерыв на { $count } дней.
   *[other] { $name } предлагает перерыв на { $count } дня.
}
table-answered = { $answer ->
    [yes] { $name } соглашается.
    [withdrawn] { $name } отзывает просьбу.
   *[no] { $name } не соглашается.
}
table-replaced = { $reason ->
    [absent] Игрока { $name } нет за столом: дальше играет бот.
    [late] У игрока { $name } вышло время: этот ход делает бот.
    [clock] У игрока { $name } вышло время: дальше играет бот.
   *[resigned] { $name } сдаётся: дальше играет бот.
}
table-gave-up = { $reason ->
    [clock] У игрока { $name } вышло время.
   *[resigned] { $name } сдаётся.
}
table-waited = { $name } ждёт игрока { $player }. Бот не вступает в игру.
table-returned = { $name } снова за столом.
table-moved = { $name } продолжает игру на другом устройстве.
table-stood = Сервер был недоступен. Часы на это время остановились.
table-paused = Игра приостановлена. Часы стоят.
table-resumed = { $name } продолжает игру.
table-pause-over = Перерыв окончен.
table-excused = { $name } в отпуске. Часы пока стоят.
table-rematched = Готовится следующая игра.
table-said = { $name }: { $what }
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-nice = Отлично сыграно!
phrase-ouch = Ой!
phrase-thanks = Спасибо!
phrase-sorry = Простите!
phrase-thinking = Я ещё думаю.
phrase-moment = Сейчас вернусь.
phrase-good-game = Хорошая игра!
phrase-bye = До встречи!
phrase-smile = 🙂
phrase-laugh = 😂
phrase-wow = 😮
phrase-sad = 😢
phrase-thumb = 👍
phrase-heart = ❤️
table-ended-early = Игра закончена досрочно: победителя нет.

## Hints
hint-why = Можно было бы и { $other }, но так { $gain }.
hint-why-fact = Можно было бы и { $other }, но так { $gain }: { $fact }.
hint-why-points = Можно было бы и { $other }, но так { $gain } (разница к концу игры — примерно { $points } ОС).
hint-gain-forest = активируется ваш Лес на месте { $slot }
hint-gain-worshippers = у вас будет больше Последователей для следующих тайлов
hint-gain-regions = вы получите больше ОС за тайлы Земли
hint-gain-wildernesses = вы потеряете меньше ОС из-за Пустошей
hint-gain-temple = вы получите больше ОС в борьбе за Храмы
hint-gain-god = Бог принесёт вам больше ОС
hint-gain-others = { $others ->
    [1] соперник получит меньше ОС
   *[other] сильнейший соперник получит меньше ОС
}
hint-gain-chance = при почти том же числе ОС у вас больше шансов на победу
hint-why-equal = Насколько может судить бот, с тем же успехом можно { $other }.
hint-why-wait = Можно было бы и { $other }, но Бог может подождать: насколько может судить бот, тайл сейчас не хуже.
