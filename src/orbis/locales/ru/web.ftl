### Стол в браузере.

## Верхняя панель

web-round = Раунд
web-of-rounds = из { $rounds }
web-log = Журнал
web-rules = Правила
web-menu = Меню

## Что общее

web-gods = Боги
# Под медальоном: Бог по тому, чем он ведает.
web-god-G1 = Любовь
web-god-G2 = Ученица
web-god-G3 = Океаны
web-god-G4 = Праздность
web-god-G5 = Огонь
web-god-G6 = Технологии
web-god-G7 = Природа
web-god-G8 = Равновесие
web-god-G9 = Урожай
web-god-G10 = Смерть
web-god-taken = { $god }: у игрока { $name }
web-temple-tokens = Жетоны Храмов
web-award = { $points } ОС: { $name }
web-award-nobody = { $points } ОС: никто
web-display = Центр стола
web-stacks = Закрытые стопки
web-stacks-left = Закрытые тайлы: уровень 1: { $first }, уровень 2: { $second }, уровень 3: { $third }
web-cell = { $cell }: { $tile }
web-cell-worshippers = { $cell }: { $tile } · на нём: { $amounts }
web-strike-from = выберите, кого убрать ({ $cell })

## Вселенная и её Круг

web-your-universe = Ваша Вселенная
web-universe-of = Вселенная: { $name }
web-regions = тайлы Земли: { $number } из 14
web-ended-now = если закончить сейчас
web-at-end = итоговый счёт
web-points = ОС
web-your-god = ваш Бог
web-god = Бог
web-free = { $colour ->
    [white] Белые бесплатны
    [blue] Синие бесплатны
    [green] Зелёные бесплатны
    [red] Красные бесплатны
   *[orange] Оранжевые бесплатны
}
web-discount-token = жетон преданности
web-affordable-payable = можно построить
web-affordable-exchange = можно построить после обмена
web-affordable-wilderness = только как Пустошь
web-region = { $slot }: { $tile }
web-region-deactivated = { $slot }: { $tile } · не активирован
web-region-undecided = { $slot }: { $tile } · ждёт решения
web-region-forest = { $slot }: { $tile } · соседи: { $have } из { $need }
web-why-slot = Почему нельзя на { $slot }?
web-why-row = Почему не в ряду { $row }, место { $place }?
web-kingdom = Круг
web-kingdom-size = { $number } из 10

## Другие игроки

web-temples = { $count ->
    [one] { $count } Храм
    [few] { $count } Храма
    [many] { $count } Храмов
   *[other] { $count } Храма
}
web-next = Следующий · { web-temples }
web-playing = Ходит · { web-temples }
web-pausing = Перерыв · { web-temples }
web-replaced = Играет бот
web-opponent = { $name }: { $points } ОС; показать Вселенную
web-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
web-you-watch = Вы смотрите игру
web-watch-from = С чьего места вы смотрите
web-since = С вашего прошлого хода
web-since-of = С прошлого хода игрока { $name }
web-since-more = +{ $count }: что было раньше
web-replay = Показать эти ходы
web-nothing-yet = Пока ничего.

## Что сделал бы тайл

web-gather = Собрать
web-swap = Обменять
web-exchange-for = обменять { $given } на { $gained }
web-pay = Заплатить
web-then = потом
web-worth = приносит { $points } ОС
web-effect = Эффект
web-about-tile = Что делает этот тайл
web-spread = Разместить
web-instead = Вместо этого: { $title }
web-preview-hint = Наведите курсор на тайл, Бога или место либо коснитесь их — и увидите, что произойдёт.
web-choose-hint = Выберите из отмеченных Последователей.
web-look-hint = Наведите курсор на тайл или Бога либо коснитесь их — и увидите, что они делают.
web-stakes = Приносит { $points } ОС, а если откажетесь — 0 ОС.

## Нижняя панель

web-build = Построить
web-wilderness = Пустошь, −1 ОС
web-wilderness-free = Пустошь
web-decline = Отказаться, 0 ОС
web-exchange = Обмен 3:1
web-undo = Отменить
web-undo-turn = Отменить ход
web-redo = Повторить
web-end-turn = Завершить ход
web-next-table = Следующий стол ({ $number })
web-take = Взять

## Прошлые ходы

web-past = Прошлые ходы
web-past-show = Показать стол в тот момент
web-past-still = Вы смотрите прошлые ходы: выбирать сейчас нельзя.
web-past-goes-on = Игра тем временем продолжается.
web-past-yours = Тем временем настал ваш ход.
web-past-back = Шаг назад
web-past-on = Шаг вперёд
web-past-play = Смотреть
web-past-pause = Пауза
web-past-now = Вернуться к игре
web-past-keys = при просмотре прошлых ходов: шаг назад или вперёд
web-log-round = Раунд { $round }
web-log-steps = По шагам: { $turn }
web-log-replay = Показать с вашего прошлого хода
# Весь ход в нескольких словах, без точки: дальше могут идти очки и эффект.
web-turn-build = { $count ->
    [0] { $name } строит { kind-tile } в ряду { $row }
   *[other] { $name } строит { kind-tile } в ряду { $row } за { $cost }
}
web-turn-wilderness = { $name } кладёт { kind-tile } в ряд { $row } как Пустошь
web-bot-for = Бот за игрока { $name }
web-turn-god = { $name } берёт { $god }
web-turn-take = { $name } берёт { kind-tile } с места { $cell }
web-turn-exchange = { $name } обменивает 3 { $given } Последователей на 1 { $gained }
web-turn-exchanged = обмен: 3 { $given } на 1 { $gained }
web-turn-struck = убрано: { $count }
web-turn-deactivated = без активации

## Отсутствие

web-away-back = Пока вас не было за столом, за вас играл бот.
web-away-show = Показать
web-away-clock = Ваше время вышло: за вас доиграет бот.
web-away-late = Ваше время вышло, и один ход за вас сделал бот.
web-missed = { $name } пропускает второй ход подряд.
web-rewound = { $wish ->
    [own] { $name } отменяет весь ход в раунде { $round }
    [turn] { $name } возвращается к моменту перед ходом игрока { $player } в раунде { $round }
   *[within] { $name } возвращается к более раннему моменту хода игрока { $player } в раунде { $round }
}
web-rewound-alone = { $what }.
web-rewound-agreed = { $what }; { $names } { $count ->
    [one] соглашается
    [few] соглашаются
    [many] соглашаются
   *[other] соглашаются
}.
web-paused = Игра приостановлена.
web-paused-until = Игра приостановлена до { $date }.
web-paused-yours = После перерыва ваш ход.
web-paused-turn = После перерыва ходит { $name }.
web-resume = Закончить перерыв
web-resume-ask = Игра сразу продолжится, и у игрока { $name } снова пойдёт время.
web-resume-ask-yours = Игра сразу продолжится, и у вас снова пойдёт время.
web-resume-not = Оставить перерыв
web-absent-bot = Игрока { $name } нет за столом. Через { $time } сыграет бот.
web-absent-waited = Игрока { $name } нет за столом. { $player } ждёт, и бот не вступает в игру.
web-absent-you-wait = Игрока { $name } нет за столом. Вы ждёте, и бот не вступает в игру.
web-wait = Подождать
web-let-bot = Пусть сейчас сыграет бот
web-let-bot-in = Через { $time } можно будет передать ход боту.
web-moved = Теперь вы играете на другом устройстве.
web-play-here = Снова играть здесь

## Что ещё нужно сказать

web-refused = { $wish ->
    [end] { $name } хочет играть дальше.
    [pause] { $name } не хочет перерыва.
   *[rewind] { $name } не соглашается вернуться назад.
}
web-went-back = { $whose ->
    [yours] Все согласны: назад к вашему ходу в раунде { $round }.
   *[other] Все согласны: назад к ходу игрока { $player } в раунде { $round }.
}
web-branched = Новая попытка с этого момента. Закрытые тайлы перемешаны заново.
web-branched-show = Прежняя игра
web-try = Попробовать
web-trying = Только проба: вы играете за всех, никто этого не видит, закрытые тайлы перемешаны заново.
web-trying-goes-on = Настоящая игра продолжается: ваш ход.
web-trying-again = Сначала
web-trying-back = Вернуться к игре
web-trying-title = Проба · { $now }
web-say = Сказать что-нибудь
web-say-phrases = Фразы
web-say-reactions = Реакции
web-say-write = Напишите что-нибудь
web-say-send = Отправить
web-said = Что было сказано
web-unheard = Сказано, пока вас не было за столом
web-mute = Заглушить игрока { $name }
web-mute-text = Заглушённые реплики не видны на этом устройстве ни за столом, ни в журнале. Уведомления о них не приходят.
