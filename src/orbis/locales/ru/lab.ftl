### The arena: help, errors, tables and the report.

cli-arena-help = провести множество партий между агентами и оценить их силу
lab-agent-name = АГЕНТ
lab-address = АДРЕС
lab-agents-help = кто играет ({ $kinds }); после @ может стоять лимит, например search@500ms
lab-deals-help = сколько раздач; каждая разыгрывается во всех рассадках
lab-jobs-help = сколько партий играть одновременно; по умолчанию по одной на процессор
lab-output-help = куда добавлять результаты, строка JSON на партию; партии, которые там уже есть, заново не играются
lab-report-help = куда записать отчёт, веб-страницу
lab-sprt-help = для двух агентов: остановиться, как только станет ясно, насколько первый сильнее: больше чем на ELO0 или меньше чем на ELO1 очков
lab-ray-help = играть на кластере Ray по этому адресу; «auto» — тот, что работает здесь
lab-endgames-help = вместо игры измерить, насколько точно агенты разыгрывают окончания с известным исходом
lab-positions-help = для --endgames: в скольких позициях, выбранных равномерно; по умолчанию во всех

lab-unknown-agent = нет агента «{ $agent }»; есть { $kinds }
lab-too-few-agents = Для арены нужны хотя бы два агента.
lab-agent-twice = Агент { $agent } назван дважды.
lab-sprt-for-two = --sprt сравнивает двух агентов при --players 2.
lab-sprt-order = Для --sprt нужны два значения Эло, сначала меньшее.
lab-needs-numpy = Этой команде нужен NumPy. Установка: pip install "orbis[lab]"; в клоне его устанавливает ./test.
lab-needs-ray = Для --ray нужен Ray. Установка: pip install "orbis[ray]"
lab-no-cluster = По адресу { $address } не отвечает ни один кластер Ray: { $reason }
lab-cannot-write = Не удаётся записать { $path }: { $reason }
lab-no-results = { $path } — не файл результатов: строка { $line } не является результатом партии. Укажите другой файл через --output.
lab-other-results = { $path } относится к другой серии: у партии в строке { $line } другие агенты, число игроков, зерно, тайлы или правила. Укажите другой файл через --output.
lab-worker-died = Процесс неожиданно завершился в партии { $agents } (раздача { $deal }). Законченные партии сохранены.
lab-endgames-alone = --endgames нельзя сочетать с { $option }.
lab-positions-alone = --positions используется вместе с --endgames.
lab-agent-failed = Агент { $agent } не смог принять решение: { $reason }
lab-decider-died = Процесс неожиданно завершился, пока решал агент { $agent }.
lab-needs-core = Для --endgames нужно скомпилированное ядро: см. «The fast twin» в README.md.

lab-playing = идёт игра
lab-deciding = решения
lab-endgames-stopped = Остановлено: принято { $decisions } из { $total ->
        [one] { $total } решения
        [few] { $total } решений
        [many] { $total } решений
       *[other] { $total } решения
    }.
lab-found = { $games ->
        [one] { $games } партия уже сыграна.
        [few] { $games } партии уже сыграны.
        [many] { $games } партий уже сыграно.
       *[other] { $games } партии уже сыграно.
    }
lab-stopped = Остановлено: сыграно { $games } из { $total ->
        [one] { $total } партии
        [few] { $total } партий
        [many] { $total } партий
       *[other] { $total } партии
    }.
lab-go-on = Чтобы продолжить, запустите ту же команду: партии сохранены в { $path }.
lab-lost = Они не сохранены: файл не был указан через --output.
lab-report-written = Отчёт сохранён в { $path }.

lab-arena = Арена
lab-players = Игроки
lab-deals = Раздачи
lab-games = Партии
lab-seed = Зерно
lab-tile-set = Набор тайлов
lab-rules = Версия правил
lab-version = Версия
lab-agent = Агент
lab-rating = Рейтинг
lab-interval = интервал 95 %
lab-wins = Победы
lab-place = Место
lab-margin = Отрыв
lab-decision-time = мс/решение
lab-turn-time = мс/ход
lab-forfeits = Технические поражения
lab-reason = Причина
lab-standings = Таблица
lab-cross = Кто кого обыгрывает
lab-scores = Очки
lab-parts = Откуда берутся очки
lab-times = Время на ход
lab-points = Очки Созидания
lab-milliseconds = миллисекунды
lab-elo = очки Эло
lab-percent = { $value } %
lab-range = от { $low } до { $high }
lab-endgames = Окончания
lab-positions = Позиции
lab-all = все
lab-chances-lost = Потеря шансов
lab-points-lost = Потеря очков
lab-exact = Точно

lab-sprt = Последовательный тест
lab-sprt-higher = Решено: { $agent } сильнее более чем на { $elo0 } очков Эло.
lab-sprt-lower = Решено: { $agent } сильнее менее чем на { $elo1 } очков Эло, если вообще сильнее.
lab-sprt-open = Пока не решено, насколько { $agent } сильнее: больше чем на { $elo0 } или меньше чем на { $elo1 } очков Эло.
lab-sprt-ratio = Логарифм отношения правдоподобия { $ratio } (границы ±{ $bound }) после { $deals ->
        [one] { $deals } раздачи
        [few] { $deals } раздач
        [many] { $deals } раздач
       *[other] { $deals } раздачи
    }.

lab-rating-note = Очки Эло: рейтинг агента { $agent } принят за 0. Интервал содержит истинный рейтинг в 95 аренах из 100.
lab-standings-note = Победы: доля выигранных партий; общая победа делится поровну. Место: среднее место. Отрыв: на сколько очков в среднем впереди лучшего из остальных.
lab-cross-note = Как часто агент слева оказывался впереди агента сверху; ничьи считаются за половину.
lab-scores-note = Как часто агент заканчивал партию с данным числом Очков Созидания; черта отмечает среднее.
lab-parts-note = Средние Очки Созидания по частям и оставшиеся Последователи, которые решают при равенстве.
lab-times-note = Среднее время на обдумывание хода; в ходе несколько решений.
lab-forfeits-note = Кто дал сбой или выбрал недопустимое действие, получает техническое поражение, а все остальные — победу.
lab-endgames-note = Потеря: насколько больше в среднем дал бы лучший вариант — в шансах на победу и в очках отрыва от лучшего из остальных. Точно: как часто выбранный вариант был не хуже лучшего. В скобках: интервалы 95 %.
