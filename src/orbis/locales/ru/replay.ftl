### Walking through a record.

replay-title = Просмотр партии
replay-dealt = Тайлы розданы. Начинает { $name }.
replay-turn = Раунд { $round } · { $name }
replay-place = Решение { $number } из { $count }
replay-controls = Просмотр партии по шагам
replay-first = В начало
replay-back-turn = На ход назад
replay-back = На решение назад
replay-play = Смотреть
replay-pause = Пауза
replay-on = На решение вперёд
replay-on-turn = На ход вперёд
replay-last = В конец
replay-moment = Момент партии
replay-speed = Скорость
replay-times = { $speed }×
replay-moves = Действия
replay-key-play = пуск или пауза
replay-again = Повторить
replay-hint = ← и → — на решение, ↑ и ↓ — на ход, пробел — смотреть. Нажмите на тайл или игрока, чтобы рассмотреть крупнее.

## What can be done with a record

replay-link = Ссылка на этот момент
replay-link-text = Кто её откроет, увидит стол точно таким, как здесь.
replay-review = Разбор
replay-play-on = Играть отсюда
replay-play-on-text = Тайлы, которых ещё никто не видел, перемешиваются заново: что откроется дальше, снова неизвестно.
replay-play-on-over = Здесь партия окончена. Вернитесь назад, чтобы играть с более раннего момента.
replay-seat-next = { $name } (сейчас ходит)
replay-seat-here = Я
replay-seat-open = Друг по ссылке

## Whether it holds

replay-checking = Запись проверяется…
replay-holds = Проверено: раздача честная, действия и результат верны.
replay-holds-unfinished = Проверено: раздача честная, действия верны. Партия не доиграна.
replay-holds-not = Что-то в этой записи не сходится:
replay-problem-rules-version = Для этой записи нужна версия правил { $recorded }, а здесь версия { $expected }.
replay-problem-tile-set = Эта партия сыграна с набором тайлов { $recorded }, а не { $expected }.
replay-problem-set-up = Так начать игру нельзя ({ $rule }).
replay-problem-no-secret = В записи нет секрета раздачи, поэтому проверить раздачу нельзя.
replay-problem-secret = Секрет должен состоять из 64 шестнадцатеричных цифр.
replay-problem-commitment = Секрет не соответствует хешу, опубликованному до игры.
replay-problem-display = Тайлы в центре стола не соответствуют раздаче: в записи { $recorded }, при раздаче { $expected }.
replay-problem-gods = Боги не соответствуют раздаче: в записи { $recorded }, при раздаче { $expected }.
replay-problem-branch = Ответвление после действия { $recorded }: там ещё нужно открыть тайл ({ $rule }).
replay-problem-reveal = Ход { $turn }: должен был открыться тайл { $expected }, а не { $recorded }.
replay-problem-move = Ход { $turn }: { $recorded } — недопустимо ({ $rule }).
replay-problem-result = Результат должен быть { $expected }, а не { $recorded }.
