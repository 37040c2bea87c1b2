### Страница разбора.

## Насколько он готов

analysis-queued = Разбор ждёт своей очереди. Он идёт, пока открыта эта страница; если её закрыть, ничего не пропадёт.
analysis-working = Разобрано ходов: { $done } из { $total }. Страницу можно закрыть: ничего не пропадёт.
analysis-done = Разбор готов.
analysis-soon = Оценки появляются от последнего хода к первому. Выберите любую или дождитесь полного разбора.
analysis-not-yet = Этот ход ещё не оценён.
analysis-failed-unavailable = Этот сервер не может разбирать партии: на нём нет скомпилированного ядра. Владелец сервера может его установить; либо сохраните запись и запустите `orbis review` на другом компьютере.
analysis-failed-unfit = Эту партию не удалось разобрать. Откройте просмотр партии: там видно, верна ли запись.
analysis-retry = Повторить

## Ходы

analysis-whole = Вся партия
analysis-round = Раунд { $round }
analysis-turn = Раунд { $round } · { $name }
analysis-waiting = Раунд { $round } · { $name }: ход ещё не оценён
analysis-graph = Шанс на победу ход за ходом
analysis-turn-told = Раунд { $round } · { $name }: { $verdict }, { $lost }
analysis-no-turn = ход не выбран

## Ход

analysis-drawn = Какой ход показать
analysis-played-best = Сыгран лучший ход
analysis-chance = Шанс на победу
# What a turn gave away: the sign is part of the number.
analysis-chance-lost = { $chance } шанса на победу
analysis-figures = Другие числа
analysis-luck = Везение со следующим тайлом
analysis-luck-none = новый тайл не открывался
analysis-exact = Просчитано точно.
analysis-estimated = Оценено многократным доигрыванием.
analysis-again = Переиграть отсюда
analysis-again-text = Вы играете за игрока { $name }, за остальных — боты. Тайлы, которых ещё никто не видел, перемешиваются заново.
analysis-practise = Отработать этот ход
analysis-next = Следующая ошибка

## Вся партия

analysis-finest = Лучший ход
analysis-costliest = Самые дорогие ошибки
analysis-unit-chance = Потерянные шансы на победу
analysis-unit-points = Исход решён: потерянные ОС
analysis-none = нет
analysis-note = Лучший ход: лучший из найденных там, где от него зависело больше всего. Самая дорогая ошибка: ход, на котором упущено больше всего.
analysis-books = Каждый столбец сходится: шанс в начале, сколько упущено на своих ходах, что изменили ходы других, везение с тайлами, поправка, результат. Везение — не заслуга игрока: в среднем оно равно нулю. Поправка — насколько более поздние оценки разошлись с ранними.
