### Страница разбора.

## Насколько он готов

analysis-queued = Разбор ждёт в очереди. Страницу можно закрыть: ничего не пропадёт.
analysis-working = Просмотрено ходов: { $done } из { $total }. Страницу можно закрыть: ничего не пропадёт.
analysis-done = Разбор готов.
analysis-soon = Оценки приходят от последнего хода к первому. Выберите одну из них или дождитесь всего разбора.
analysis-not-yet = Этот ход ещё не оценён.
analysis-failed-unavailable = Этот сервер не может разбирать партии: на нём нет скомпилированного ядра. Владелец сервера может его установить; или сохраните запись и запустите `orbis review` на другом компьютере.
analysis-failed-unfit = Эту партию не удалось разобрать. В просмотре записи видно, всё ли в ней сходится.
analysis-retry = Запросить ещё раз
analysis-replay = Смотреть запись

## Ходы

analysis-whole = Вся партия
analysis-round = Раунд { $round }
analysis-turn = Раунд { $round } · { $name }
analysis-waiting = Раунд { $round } · { $name }: ещё не оценён
analysis-graph = Шанс на победу ход за ходом
analysis-turn-told = Раунд { $round } · { $name }: { $verdict }, шанс потом { $chance }
analysis-no-turn = ход не выбран

## Ход

analysis-drawn = Какой ход нарисован
analysis-played-best = Сыгран лучший ход
analysis-chance = Шанс на победу
analysis-chance-lost = Упущенный шанс
analysis-luck = Везение со следующим тайлом
analysis-luck-none = тайл не пришёл
analysis-exact = Просчитано точно.
analysis-estimated = Оценено многократным доигрыванием.
analysis-again = Попробовать отсюда снова
analysis-again-text = Вы играете за { $name }, за остальных играют боты. Тайлы, которых ещё никто не видел, раздаются заново.
analysis-next = Следующая ошибка
analysis-in-replay = В записи

## Вся партия

analysis-finest = Лучший ход
analysis-costliest = Самый дорогой ход
analysis-none = нет
analysis-books = Каждая строка сходится: шанс в начале, сколько упустили свои ходы, что изменили ходы других, везение с пришедшими тайлами, поправка, результат. Везение — ничья заслуга: в среднем оно равно нулю. Поправка — то, что более поздний взгляд оценил иначе.
