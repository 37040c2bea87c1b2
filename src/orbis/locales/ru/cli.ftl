### The command line: help, answers and errors.

cli-about = Настольная игра Orbis в браузере и в терминале: играйте с ботами или с друзьями за одной клавиатурой, пересматривайте и проверяйте партии, находите любое правило.
cli-epilog = Неофициальный фанатский проект. Создатели игры — Тим Армстронг и Space Cowboys; значения тайлов — наши собственные.
cli-usage = { "использование: " }
cli-positional = аргументы
cli-options = параметры
cli-commands = команды
cli-command = КОМАНДА
cli-file = ФАЙЛ
cli-text = ТЕКСТ
cli-seat = ВИД[:ИМЯ]
cli-turn = ХОД
cli-seconds = СЕКУНДЫ
cli-help-help = показать эту справку
cli-version-help = показать версию игры, правил и набора тайлов
cli-lang-help = язык ({ $languages }); по умолчанию язык системы

cli-play-help = сыграть с ботами или в компании за этим терминалом
cli-replay-help = просмотреть записанную партию ход за ходом
cli-verify-help = проверить раздачу, каждый ход и результат записанной партии
cli-rules-help = показать все правила или одно из них
cli-tiles-help = показать набор тайлов или проверить файл со своим набором
cli-tiles-show-help = показать все тайлы и всех Богов
cli-tiles-check-help = перечислить все ошибки в файле с набором тайлов
cli-perft-help = посчитать последовательности решений, чтобы сравнить движки
cli-engine-help = общаться с программами: запросы и ответы в виде строк JSON

cli-resume-help = сохранённая игра, которую нужно продолжить
cli-record-help = запись партии
cli-commitment-help = хеш, который вы видели до раздачи
cli-nonce-help = что ваше место добавило к раздаче, например 0:4f1c…; можно указать несколько раз
cli-tile-file-help = файл с набором тайлов (CSV)
cli-tiles-option-help = файл с набором тайлов (CSV) вместо стандартного
cli-players-help = число игроков
cli-seat-help = кто занимает следующее место ({ $kinds }), при желании с именем; повторите для каждого места; после @ можно указать лимит бота, например greedy@1000ms
cli-seed-help = текст, который определяет перемешивание; одно и то же зерно даёт одну и ту же раздачу
cli-save-help = куда сохранять игру (по умолчанию новый файл в вашей папке с данными программ)
cli-pause-help = как долго показывать, что сделал бот
cli-ascii-help = рисовать только простыми символами
cli-at-help = показать один момент: число сыгранных ходов или ход, например 3.1
cli-rule-id-help = обозначение правила, например P3
cli-depth-help = число решений
cli-divide-help = показать число отдельно для каждого первого решения

cli-argument = %(argument_name)s: %(message)s
cli-expected-one = не указано значение
cli-invalid-choice = { "%(value)r" } не подходит; возможные значения: %(choices)s
cli-unknown-command = нет команды { "%(parser_name)r" }; есть такие: %(choices)s
cli-required = ещё нужно указать: %s
cli-unrecognised = не распознано: %s
cli-ambiguous = %(option)s может означать: %(matches)s
cli-ignored-explicit = значение не нужно, но указано %r
cli-invalid-value = { "%(value)r" } здесь не подходит
cli-not-allowed = «{ $value }» здесь не подходит; допустимо: { $allowed }
cli-allowed-count = целые числа от 1
cli-allowed-commitment = 64 шестнадцатеричные цифры
cli-allowed-nonce = номер места (с 0), двоеточие и то, что оно добавило, например 0:4f1c…
cli-see-help = Справка: «{ $command } --help».
cli-unknown-language = Языка «{ $wanted }» в игре нет. Есть: { $languages }.

cli-you = Игрок
cli-name-human = Игрок { $place }
cli-name-greedy = Жадный { $place }
cli-name-uniform = Случайный { $place }
cli-name-pilgrim = Паломник { $place }
cli-name-acolyte = Послушник { $place }
cli-name-priest = Жрец { $place }
cli-name-prophet = Пророк { $place }
cli-name-oracle = Оракул { $place }
cli-name-search = Поиск { $place }
cli-name-playouts = Симулятор { $place }
cli-name-endgame = Эндшпиль { $place }
cli-name-program = Программа { $place }
cli-unknown-seat = нет вида игрока «{ $seat }»; есть такие: { $kinds }
cli-wrong-budget = «{ $budget }» не подходит как лимит; укажите миллисекунды, например 1000ms, или число симуляций, например 5000
cli-wrong-command = в «{ $seat }» не указана команда; укажите её так: program ./my-bot --fast
cli-no-program = программы «{ $program }» нет
cli-quote-program = программы «{ $program }» нет; путь с пробелами пишется в кавычках: { $seat }
cli-too-many-seats = Указано больше мест ({ $seats }), чем игроков ({ $players }).
cli-continue = Есть неоконченная игра: { $names } (раунд { $round }). Продолжить её? [Д/н]
cli-no-words = н нет n
cli-not-with-record = У сохранённой игры уже есть свои игроки, зерно и тайлы: изменить { $options } нельзя.
cli-only-programs = В сохранённой игре через --seat можно лишь заново указать программы; мест для программ в этой игре: { $programs }.
cli-taken-over = Игрока { $name } ({ $kind }) здесь нет: на его месте играет человек за этим терминалом.
cli-name-it-again = Чтобы снова посадить программу, добавьте { $option }.
cli-press-enter = Enter: дальше

cli-cannot-read = Не удаётся прочитать { $path }: { $reason }
cli-cannot-keep = Не удаётся хранить игру в файле { $path }: { $reason }. Укажите другой файл с помощью --save.
cli-no-home = Система не сообщает, где ваша домашняя папка. Укажите файл с помощью { $option }.
cli-no-such-file = такого файла нет
cli-is-folder = это папка
cli-not-permitted = нет прав доступа
cli-not-text = это не текст в UTF-8
cli-invalid-record = { $path } — не запись партии. Строка { $line }, столбец { $column }: ожидалось: { $expected }, найдено: «{ $found }».
cli-wrong-tile-set = Эта партия сыграна с набором тайлов { $recorded }, а не { $expected }. Укажите его файл с помощью --tiles.
cli-unfit-record = В записи { $path } есть ошибки:
cli-no-such-turn = В этой записи нет хода { $turn }; в ней { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }.
cli-no-rule = Правила { $id } нет. У правил есть обозначения, например P3; их список покажет «orbis rules».
cli-illegal-set-up = Так начать игру нельзя: { $reason }

cli-verified = Всё сходится: раздача, { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    } и результат.
cli-verified-unfinished = Пока всё сходится: раздача и { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }. Игра не окончена.
cli-verified-branch = Эта партия ответвилась от другой после действия { $moves }; раздача до этого места не проверялась.
cli-verified-nothing-kept = Сдержано ли слово, покажет только сравнение с тем, что вы видели до раздачи (--commitment, --nonce).
cli-no-seat = В этой записи нет места { $seat }. Места пронумерованы от 0 до { $last }.
cli-problem-rules-version = Для этой записи нужна версия правил { $recorded }, а здесь версия { $expected }.
cli-problem-tile-set = Эта партия сыграна с набором тайлов { $recorded }, а не { $expected }.
cli-problem-set-up = Так начать игру нельзя ({ $rule }).
cli-problem-no-secret = В записи нет секрета раздачи, поэтому проверить раздачу нельзя.
cli-problem-secret = Секрет должен состоять из 64 шестнадцатеричных цифр.
cli-problem-commitment = Секрет не соответствует хешу, опубликованному до игры.
cli-problem-other-commitment = Сохранённый вами хеш отличается от записи: { $expected }, а не { $recorded }. Раздачу могли подобрать.
cli-problem-other-nonce = Ваше место добавило { $expected }, а в записи — «{ $recorded }» ({ $field }). Раздачу могли подобрать.
cli-problem-display = Тайлы в центре стола не соответствуют раздаче: в записи { $recorded }, при раздаче { $expected }.
cli-problem-gods = Боги не соответствуют раздаче: в записи { $recorded }, при раздаче { $expected }.
cli-problem-branch = Ответвление после действия { $recorded }: там ещё нужно открыть тайл ({ $rule }).
cli-problem-reveal = Ход { $turn }: должен был открыться тайл { $expected }, а не { $recorded }.
cli-problem-move = Ход { $turn }: { $recorded } — недопустимо ({ $rule }).
cli-problem-result = Результат должен быть { $expected }, а не { $recorded }.

cli-tiles-good = { $path } — корректный набор тайлов: { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
        [many] { $tiles } тайлов
       *[other] { $tiles } тайла
    }, идентификатор { $id }.
cli-tiles-players = Возможное число игроков: { $players }.
cli-tiles-nobody = Играть с ним нельзя: остаётся слишком мало тайлов ({ $rule }).
cli-tiles-faults = { $path } содержит { $faults ->
        [one] { $faults } ошибку
        [few] { $faults } ошибки
        [many] { $faults } ошибок
       *[other] { $faults } ошибки
    }:
cli-perft-total = Последовательности из { $depth ->
        [one] { $depth } решения
        [few] { $depth } решений
        [many] { $depth } решений
       *[other] { $depth } решения
    }: { $nodes }
cli-version = Orbis { $version }, версия правил { $rules }, набор тайлов { $tiles } (стандартный), { $backend ->
        [native] скомпилированное ядро ({ $kernels })
       *[python] чистый Python
    }
cli-parity-help = сыграть случайные партии на обоих движках и сравнить каждое решение
cli-games-help = сколько партий
cli-backend-help = на каком движке играть: python или native (скомпилированное ядро)
cli-comparing = сравнение
cli-parity-same = Движки совпадают: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }.
cli-parity-different = Движки расходятся: { $what }. По правилам { $expected }, у ядра { $found }. Вот партия, в которой это видно:
cli-native-absent = Скомпилированного ядра нет; почему его не удалось собрать, покажет ./play.
