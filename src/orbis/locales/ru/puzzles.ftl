### Задачи: найти лучший ход.

puzzles-title = Задача
puzzles-ask = Найдите лучший ход.
puzzles-how = Сделайте его как обычно и завершите ход: до этого можно всё отменить.
puzzles-known = Все возможные ходы точно просчитаны.
puzzles-grade = Сложность: { $grade }
puzzles-rating = Рейтинг { $rating } · подряд: { $streak }
puzzles-ended = Ваш ход завершён.
puzzles-best = Лучший ход!
puzzles-not-best = Есть ход лучше.
puzzles-chance = Ваш шанс на победу { $win } % вместо { $best } %.
puzzles-points = { $points ->
    [one] Он принёс бы в среднем на { $points } очко больше.
    [few] Он принёс бы в среднем на { $points } очка больше.
    [many] Он принёс бы в среднем на { $points } очков больше.
   *[other] Он принёс бы в среднем на { $points } очка больше.
}
puzzles-why = Показать
puzzles-look = Показать стол
puzzles-again = Ещё раз
puzzles-next = Следующая задача
puzzles-all = Все задачи
puzzles-endgames = Концовки
puzzles-endgames-text = Найдите лучший ход незадолго до конца партии. Все возможные ходы точно просчитаны.
puzzles-play = Решать задачи
puzzles-own = Из ваших партий
puzzles-own-text = Ваши ходы, которые разбор считает ошибками. Сыграйте их ещё раз, теперь лучше.
puzzles-own-count = Решено: { $solved } из { $count }.
puzzles-own-none = Здесь пока пусто. Сыграйте партию, а когда она закончится, выберите «{ $review }»: каждая ваша ошибка станет задачей.
puzzles-own-play = Сыграть партию
puzzles-round = Раунд { $round }
puzzles-solved = решена
puzzles-unsolved = не решена
puzzles-own-verdict = Оценка хода, сделанного в партии: { $verdict }.
puzzles-judging = Ваш ход оценивается…
puzzles-as-good = Не хуже лучшего хода!
puzzles-own-better = Лучше, чем в партии, но это не лучший ход.
puzzles-own-chances = Ваш шанс на победу: { $win } %. После лучшего хода: { $best } %. В партии: { $played } %.
