### Задачи: найти лучший ход.

puzzles-title = Задача
puzzles-ask = Найдите лучший ход.
puzzles-how = Сделайте его как обычно и завершите ход: до этого можно всё отменить.
puzzles-known = Все возможные ходы точно просчитаны.
puzzles-grade = Сложность: { $grade }
puzzles-ended = Ваш ход завершён.
puzzles-away = Сервер недоступен. Ходы, которые вы пробуете, разыгрывает он, поэтому задачам придётся подождать: страница всё время пробует подключиться.
puzzles-away-inside = В этом браузере у вас есть и игра, которой сервер не нужен. В ней можно решать задачи дальше, с отдельным рейтингом.
puzzles-away-get = Чтобы решать задачи и без связи, откройте «Настройки», когда сервер снова будет доступен: некоторые серверы предлагают там «{ $offline }».
puzzles-own-away = Ваши партии на сервере, а он недоступен. Страница всё время пробует подключиться.
puzzles-best = Лучший ход!
puzzles-not-best = Есть ход лучше.
puzzles-chance = Ваш шанс на победу { $win } % вместо { $best } %.
puzzles-points = { $points ->
    [one] Он принёс бы в среднем на { $points } очко больше.
    [few] Он принёс бы в среднем на { $points } очка больше.
    [many] Он принёс бы в среднем на { $points } очков больше.
   *[other] Он принёс бы в среднем на { $points } очка больше.
}
puzzles-margins = Перевес в ОС в конце: { $best }. После второго по силе хода: { $next }.
puzzles-solution = Лучший ход:
puzzles-gain = По сравнению со вторым по силе ходом { $gain }.
puzzles-gain-fact = По сравнению со вторым по силе ходом { $gain }: { $fact }.
puzzles-next-best = Второй по силе ход: { $other }.
puzzles-next-best-same = Второй по силе ход начинается так же, но продолжается иначе.
puzzles-why = Показать
puzzles-again = Ещё раз
puzzles-next = Следующая задача
puzzles-all = Все задачи
puzzles-endgames = Концовки
puzzles-endgames-text = Найдите лучший ход незадолго до конца партии. Все возможные ходы точно просчитаны.
puzzles-play = Решать задачи
puzzles-own = Из ваших партий
puzzles-own-text = Ваши ходы, которые разбор считает ошибками. Сыграйте их ещё раз, теперь лучше.
puzzles-own-count = Решено: { $solved } из { $count }.
puzzles-own-none = Здесь пока пусто. Сыграйте партию, а когда она закончится, выберите «{ $review }»: каждая ошибка, которая стоила вам шансов на победу, станет задачей.
puzzles-own-play = Сыграть партию
puzzles-round = Раунд { $round }
puzzles-solved = решена
puzzles-unsolved = не решена
puzzles-own-played = Сыграно в партии: { $turn } Оценка: { $verdict }.
puzzles-judging = Ваш ход оценивается…
puzzles-as-good = Не хуже лучшего хода!
puzzles-own-better = Лучше, чем в партии, но это не лучший ход.
puzzles-own-chances = Ваш шанс на победу: { $win } %. После лучшего хода: { $best } %. В партии: { $played } %.
puzzles-own-gained-better = По сравнению с ходом в партии { $gain }.
puzzles-own-gained-worse = Ход в партии был лучше. С ним { $gain }.
puzzles-own-equal = Примерно так же хорош, как ход в партии.
puzzles-own-same = Точно такой же ход был сделан в партии.
# Until it is known what a try lacks.
puzzles-comparing = Ваш ход сравнивается…
puzzles-missed = По сравнению с вашей попыткой { $gain }.
# What is gained, and behind it what the table shows of it.
puzzles-gain-shown = { $gain }: { $fact }
