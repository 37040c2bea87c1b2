### The balance report: help, errors, tables and the page.

cli-balance-help = провести множество партий между агентами и показать, насколько сбалансированы места, Боги и тайлы
balance-games-help = сколько партий сыграть
balance-from-help = показать отчёт по партиям из этого файла, записанного через --output здесь или на арене; новые партии не играются

balance-no-agents = Укажите, кто играет, через --agent или файл результатов через --from.
balance-from-alone = С --from новые партии не играются: уберите --agent и --output.
balance-no-results = { $path } — не файл результатов: строка { $line } не является результатом партии.
balance-other-results = { $path } не подходит: у партии в строке { $line } другое число игроков, чем у первой, другие тайлы или другие правила. Набор тайлов указывают через --tiles.
balance-no-games = Нет ни одной партии, доигранной до конца.
balance-unfit-game = Запись партии (раздача { $deal }, рассадка { $seating }) неверна: { $reason }
balance-replaying = воспроизведение

balance-title = Баланс
balance-outstanding = Что выделяется
balance-outstanding-note = В процентных пунктах побед. Интервалы здесь не содержат базового значения; по чистой случайности так бывает в одном случае из двадцати.
balance-nothing = Ничего: каждый интервал содержит базовое значение.
balance-percentage-points = процентные пункты побед

balance-seats = Места
balance-seat = Место
balance-seat-name = место { $seat }
balance-score = Счёт
balance-seats-note = Место 0 начинает. Равная доля побед — { $share }. Пустоши: их число; далее средние Очки Созидания по частям и оставшиеся Последователи.
balance-seat-wins = Победы по местам
balance-seat-wins-note = Насколько доля побед места больше равной, с интервалом 95 %. Место 0 начинает.
balance-scores-note = Как часто игрок на этом месте заканчивал партию с данным числом Очков Созидания; черта отмечает среднее.
balance-wildernesses-note = Сколько игроков закончили партию с данным числом Пустошей.
balance-decisions-note = Сколько решений принимают за партию все игроки вместе; черта отмечает среднее. Число ходов постоянно: пятнадцать на игрока.
balance-decisions = решения

balance-spreads = Распределения
balance-what = Что
balance-mean = Среднее
balance-deviation = Откл.
balance-least = Мин.
balance-tenth = 10 %
balance-median = Медиана
balance-ninetieth = 90 %
balance-most = Макс.
balance-spread-score = Счёт игрока
balance-spread-best-score = Лучший счёт партии
balance-spread-margin = Отрыв победителя
balance-spread-wildernesses = Пустоши игрока
balance-spread-worshippers = Оставшиеся Последователи
balance-spread-decisions = Решения в партии
balance-spreads-note = Откл.: стандартное отклонение. 10 % всех значений не больше того, что в столбце «10 %».

balance-gods = Боги
balance-god = Бог
balance-revealed = Открыто
balance-taken = Взято
balance-round = Раунд
balance-points = Очки
balance-lift = Прирост
balance-gods-note = Из открытых Богов берут { $share }. Раунд: когда в среднем. Очки: у тех, кто его взял; для Богини Праздности вместе с очками, которых не отняли Пустоши.
balance-lift-note = Прирост: на сколько процентных пунктов доля побед у тех, у кого это было, выше базовой для их места и агента.
balance-god-lifts = Боги: прирост
balance-god-takings = Боги: как часто их берут
balance-god-takings-note = Из партий, в которых Бог был открыт. Равная доля — { $share }.

balance-kinds = Виды тайлов Земли
balance-kind = Вид
balance-colours = Цвета
balance-colour = Цвет
balance-built = Постр.
balance-active = Актив.
balance-by-player = На игрока
balance-points-by-player = Очки на игрока
balance-family-lift = Прирост за тайл
balance-families-note = Взято: из тех, что можно было взять; построено: из взятых; активировано: из построенных. На игрока: построенные тайлы и их очки. Прирост за тайл: на сколько процентных пунктов выше доля побед с каждым следующим построенным тайлом.
balance-kind-lifts = Виды: прирост за следующий тайл
balance-colour-lifts = Цвета: прирост за следующий тайл
balance-family-lift-note = На сколько процентных пунктов выше доля побед с каждым следующим построенным тайлом этого вида или цвета, с интервалом 95 %.

balance-tiles = Тайлы
balance-tile = Тайл
balance-level = Ур.
balance-effect = Эффект
balance-cost = Цена
balance-printed = ОС
balance-seen = Партии
balance-turns = Ходы
balance-tile-lifts = Тайлы, цвет { $colour }: прирост
balance-tiles-note = Партии: в скольких тайл можно было взять; ходы: сколько ходов в среднем. Взято: из этих партий; построено: из взятых; активировано: из построенных. Очки: у тех, кто его построил.

balance-tokens = Жетоны Храмов
balance-token = Жетон
balance-holders = Игроки
balance-tokens-note = Кому в конце достался какой жетон и как часто эти игроки побеждают; «–» — без жетона.
balance-decisive = Что решает
balance-without = Без
balance-others = Другие победители
balance-decisive-note = В скольких партиях победили бы другие, если бы эта часть не считалась; для Последователей: если бы при равенстве победу делили.
