### Разбор партии: команда, таблицы, страница и фразы.

## Команда

cli-review-help = разобрать каждый ход партии: насколько он хорош, что было бы лучше и почему, кому везло
review-simulations-help = сколько симуляций идёт на одну оценку; чем больше, тем дольше и точнее
review-jobs-help = сколько ходов разбирать одновременно; по умолчанию по одному на процессор
review-json-help = куда записать разбор для программ, в JSON
review-html-help = куда записать разбор как веб-страницу
review-progress = идёт разбор
review-written = Разбор сохранён в { $path }.
review-unfinished = Партия не была доиграна. { review-covers }
review-covers = Разбор охватывает всё, что сыграно.
review-nothing = Ещё ничего не сыграно.
review-empty = Разбирать нечего.

## Оценки

review-best = лучший
review-good = хороший
review-inaccuracy = неточность
review-mistake = ошибка
review-blunder = грубая ошибка

## Заголовки

review-title = Разбор
review-turns = Ход за ходом
review-lessons = Что было бы лучше
review-players = Игроки
review-books = Из чего сложился шанс на победу
review-chances = Шанс на победу
review-turn = Ход
review-player = Игрок
review-verdict = Оценка
review-played = Сыграно
review-chance = Шанс
review-loss = Потеря
review-points = Потеря ОС
review-luck = Везение
review-accuracy = Точность
review-mean-loss = Средняя потеря
review-worst = Худший ход
review-start = Начало
review-own = Свои ходы
review-others = Чужие ходы
review-correction = Поправка
review-end = Итог
review-now = Сейчас
review-simulations = Симуляции
review-round = Раунд
review-best-turn = Лучший ход
review-exact = точно
# What a turn lost in a decided game.
review-lost = { $points } ОС

## Пояснения

review-turns-note = Шанс: вероятность победы игрока после хода. Потеря: сколько упущено по сравнению с лучшим найденным ходом. Везение: насколько изменил шанс тайл, открытый после хода, по сравнению со средним по всем возможным тайлам.
review-players-note = Точность: 100, если каждый ход был лучшим из найденных; чем больше в среднем упущено за ход, тем она ниже. Ходы в уже решённой партии не учитываются.
review-books-note = Столбцы в сумме дают итог. Поправка: насколько изменилась оценка при взгляде со следующего хода; точным значениям она не нужна.

## Почему

review-why-best = Лучший найденный ход.
review-why-equal = Не хуже лучшего найденного хода.
review-why-settled = { $why } Исход был практически решён: потеряны только очки.
# Сначала что сделать, как говорит вариант; потом что это даёт.
review-why = Лучше: { $better }. Так { $cause }.
review-why-fact = Лучше: { $better }. Так { $cause }: { $fact }.
review-why-points = Лучше: { $better }. Так { $cause } (разница к концу игры — примерно { $points } ОС).
review-as-wilderness = { $option } как Пустошь
review-cause-forest = активируется Лес на месте { $slot }
review-cause-worshippers = будет больше Последователей для следующих тайлов
review-cause-regions = тайлы Земли принесут больше ОС
review-cause-wildernesses = Пустоши отнимут меньше ОС
review-cause-temple = борьба за Храмы принесёт больше ОС
review-cause-god = Бог принесёт больше ОС
review-cause-others = { $others ->
    [1] соперник получит меньше ОС
   *[other] сильнейший соперник получит меньше ОС
}
review-cause-chance = при почти том же числе ОС шансов на победу больше
review-fact-points = { $best } ОС вместо { $played }, если закончить сейчас
review-fact-regions = пока { $best } ОС за тайлы Земли вместо { $played }
review-fact-wildernesses = { $best ->
    [one] { $best } Пустошь
    [few] { $best } Пустоши
    [many] { $best } Пустошей
   *[other] { $best } Пустоши
} вместо { $played }
review-fact-inactive = { $best ->
    [one] { $best } неактивированный тайл
    [few] { $best } неактивированных тайла
    [many] { $best } неактивированных тайлов
   *[other] { $best } неактивированного тайла
} вместо { $played }
review-fact-discounts = следующие тайлы дешевле благодаря { $best ->
    [one] { $best } жетону
    [few] { $best } жетонам
    [many] { $best } жетонам
   *[other] { $best } жетона
} Бесконечной преданности вместо { $played }
review-fact-symbols = { $best ->
    [one] { $best } символ Храма
    [few] { $best } символа Храма
    [many] { $best } символов Храма
   *[other] { $best } символа Храма
} вместо { $played }
review-fact-places = следующие тайлы можно разместить в верхних рядах { $best ->
    [one] { $best } способом
    [few] { $best } способами
    [many] { $best } способами
   *[other] { $best } способа
} вместо { $played }
review-fact-kingdom = в Круге { $best ->
    [one] { $best } Последователь
    [few] { $best } Последователя
    [many] { $best } Последователей
   *[other] { $best } Последователя
} вместо { $played }
review-fact-left = следующий игрок найдёт в центре стола { $best ->
    [one] { $best } Последователя
    [few] { $best } Последователей
    [many] { $best } Последователей
   *[other] { $best } Последователя
} вместо { $played }
review-fact-denied = иначе следующий игрок мог бы оплатить этот тайл
review-fact-denied-tile = иначе { $others ->
    [1] соперник
   *[other] следующий игрок
} мог бы оплатить { kind-tile } на месте { $cell }
