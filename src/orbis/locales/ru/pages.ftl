### Страницы вокруг стола в браузере.

## Везде

pages-title = Orbis: создайте Вселенную
pages-loading = Минутку…
pages-connecting = Соединение…
pages-reconnecting = Связь прервалась. Пробуем снова; ничего не пропадёт.
pages-unreachable = Сервер недоступен. Попробуйте ещё раз.
pages-close = Закрыть
pages-to-start = На главную
pages-nowhere = По этому адресу ничего нет.
pages-language = Язык
pages-theme = Тема
pages-theme-system = Как в системе
pages-theme-light = Светлая
pages-theme-dark = Тёмная
pages-settings = Настройки
pages-learn = Обучение
pages-tiles = Тайлы
# Имена для новых игроков, через пробел.
pages-names = Вега Лира Мира Альтаир Ригель Нова Селена Атлас Юнона Орион
pages-points = { $points } ОС
pages-problem = { $code ->
    [bad_request] Сервер не понял запрос.
    [too_large] Это слишком длинно.
    [no_identity] Сервер не узнал ваш браузер. Обновите страницу.
    [forbidden] Это место другого игрока.
    [not_found] Здесь ничего нет: ссылка неверна или устарела.
    [not_waiting] Игра уже началась.
    [not_playing] Игра ещё не началась или уже закончилась.
    [seat_taken] Это место только что заняли.
    [not_your_turn] Сейчас не ваш ход.
    [illegal] Сейчас это невозможно.
    [stale] За столом уже что-то изменилось. Посмотрите ещё раз.
    [late] За столом уже что-то изменилось. Посмотрите ещё раз.
    [out_of_time] Ваше время вышло.
    [no_wish] Эта просьба уже неактуальна.
    [unfit] Так не получится.
    [limit] У вас слишком много неоконченных игр. Сначала доиграйте хотя бы одну.
    [too_many] Слишком много запросов сразу. Подождите немного.
   *[unavailable] Сейчас это невозможно. Попробуйте чуть позже.
}

## Начало

pages-heading = Создайте Вселенную, тайл за тайлом
pages-subheading = От двух до четырёх богов, пятнадцать раундов, каждому по пирамиде. Играйте сразу: без регистрации и установки.
pages-learn-to-play = Впервые здесь? Научитесь за десять минут
pages-play-now = Играть сразу
pages-play-now-text = Против ботов. Они ходят так, чтобы вы успевали следить.
pages-play = Играть
pages-opponents = Соперники
pages-level-of = Соперник { $number }
pages-level = { $name } · сила { $strength } из 5
pages-core-coming = Боты силы 3–5 ещё готовятся. Подождите немного, и их можно будет выбрать.
pages-core-absent = Для ботов силы 3–5 нужно скомпилированное ядро, а на этом сервере его нет.
pages-level-pilgrim = Паломник
pages-level-acolyte = Послушник
pages-level-priest = Жрец
pages-level-prophet = Пророк
pages-level-oracle = Оракул
pages-hot-seat = За одним экраном
pages-hot-seat-text = От двух до четырёх человек ходят по очереди на этом устройстве.
pages-players = Игроки
pages-player = Игрок { $number }
pages-friends = С друзьями
pages-friends-text = Отправьте ссылку. Кто её откроет, сможет занять место или наблюдать.
pages-open-seats = Друзья
pages-bots = Боты
pages-make-table = Открыть стол
pages-clock = Часы
pages-clock-none = Без часов
pages-clock-minutes = { $count ->
    [one] { $count } минута каждому плюс 10 секунд за ход
    [few] { $count } минуты каждому плюс 10 секунд за ход
    [many] { $count } минут каждому плюс 10 секунд за ход
   *[other] { $count } минуты каждому плюс 10 секунд за ход
}
pages-slow = Неспешная партия
pages-slow-text = Партия может идти несколько дней: бот не подменяет тех, кто отошёл.
pages-public = Открытый стол
pages-public-text = Стол виден здесь в списке, и сесть может любой.
pages-my-games = Ваши игры
pages-my-games-none = Здесь будут игры, которые вы начнёте или к которым присоединитесь.
pages-public-tables = Открытые столы
pages-public-none = Открытых столов сейчас нет.
pages-list-filled = Ещё не все готовы
pages-list-waiting = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
pages-list-playing = Раунд { $round } · ходит { $name }
pages-list-yours = Раунд { $round } · ваш ход
pages-record = Запись партии
pages-record-text = Вставьте текст партии или перетащите сюда её файл
pages-record-file = Выбрать файл
pages-record-fault = Строка { $line }, столбец { $column }. Ожидалось: { $expected }. Найдено: «{ $found }».
pages-record-move = Строка { $line }, ход { $turn }: «{ $found }» невозможно.
pages-record-rules = Партия сыграна по версии правил { $found }, которой этот сервер не знает.
pages-tiles-unofficial = Неофициальный набор
pages-tiles-unready = { $name } (не закончен)
pages-tiles-named = Тайлы: { $name }
pages-tiles-missing = В этой партии использован набор тайлов { $id }, которого нет на сервере. Импортируйте его файл на странице «Свои тайлы» и откройте запись снова.
pages-open = Открыть
pages-code-text = Код с другого вашего устройства
pages-code-use = Занять место

## Стол, который ждёт

pages-lobby-title = Стол Orbis
pages-lobby-open = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
pages-lobby-ready = Как только все будут готовы, тайлы раздадут
pages-seats = Места
pages-your-name = Ваше имя
pages-open-seat = Свободное место
pages-sit = Сесть
pages-leave-seat = Встать
pages-bot = Бот
pages-is-ready = Ждёт начала
pages-not-ready = Ещё собирается
pages-away = Не за столом
pages-ready = Можно начинать
pages-you-are-ready = Игра начнётся, когда будут готовы все.
pages-commitment = Опубликовано до раздачи:
pages-invite = Пригласить
pages-invite-text = Ссылка — только приглашение: занятое место по ней не отнять.
pages-invite-link = Ссылка на этот стол
pages-copy = Копировать ссылку
pages-copied = Скопировано
pages-copy-by-hand = Ссылка выделена. Скопируйте её с клавиатуры или нажмите на неё и удерживайте.
pages-share = Поделиться
pages-qr = Ссылка в виде QR-кода

## Игра

pages-title-yours = Ваш ход
pages-turn-of = Ходит { $name }
pages-name-asked = { $name }: { $question }
pages-sending = Отправка…
pages-not-final = До конца хода всё можно отменить.
pages-take-tile = Выберите отмеченное место
pages-take-tile-note = Или выберите тайл ещё раз, чтобы сначала взять его.
pages-take-wilderness = Он может стать только Пустошью
pages-take-god = Выберите Бога ещё раз, чтобы взять его
pages-build-there = построить на { $slot }
pages-needs-more = { $count ->
    [one] нужен ещё { $count }
    [few] нужно ещё { $count }
    [many] нужно ещё { $count }
   *[other] нужно ещё { $count }
}
pages-needs-brief = { $count ->
    [one] ещё { $count }
    [few] ещё { $count }
    [many] ещё { $count }
   *[other] ещё { $count }
}
pages-inactive = без очков
pages-wakes = включая Лес
pages-stay = { $count ->
    [one] в Круге останется { $count }
    [few] в Круге останутся { $count }
    [many] в Круге останется { $count }
   *[other] в Круге останется { $count }
}
pages-with-exchanges = { $count ->
    [one] с { $count } обменом
    [few] с { $count } обменами
    [many] с { $count } обменами
   *[other] с { $count } обмена
}
pages-missing = не хватает: { $amounts }
pages-gather-nothing = там пусто
pages-gather-tile = с тайла
pages-opens = { $count ->
    [one] потом { $name } сможет собрать до { $count }
    [few] потом { $name } сможет собрать до { $count }
    [many] потом { $name } сможет собрать до { $count }
   *[other] потом { $name } сможет собрать до { $count }
}
# Вид Земли и её уровень.
pages-tile-title = { $kind }, уровень { $level }
pages-new-at = новый на { $cell }
pages-agree = Согласиться
pages-disagree = Отклонить
pages-waiting-for = Ждём ответа: { $names }

## Листы

pages-why-not = Почему нельзя?
pages-why-nothing = Сейчас это возможно.
pages-rule = Правило { $rule }
pages-rule-open = Читать правило { $rule }
pages-all-rules = Все правила
pages-search = Искать в правилах
pages-search-none = В правилах такого нет.
pages-score = Счёт
pages-could-come = Что ещё на кону
pages-temple-race = { $count ->
    [one] { $name }: { $count } символ Храма, сейчас { $points } ОС
    [few] { $name }: { $count } символа Храма, сейчас { $points } ОС
    [many] { $name }: { $count } символов Храма, сейчас { $points } ОС
   *[other] { $name }: { $count } символа Храма, сейчас { $points } ОС
}
pages-forest-waits = { $count ->
    [one] Лес на { $slot }: { $points } ОС, не хватает { $count } соседа
    [few] Лес на { $slot }: { $points } ОС, не хватает { $count } соседей
    [many] Лес на { $slot }: { $points } ОС, не хватает { $count } соседей
   *[other] Лес на { $slot }: { $points } ОС, не хватает { $count } соседа
}
pages-left = { $count ->
    [one] Уровень { $level }: { $count } тайл
    [few] Уровень { $level }: { $count } тайла
    [many] Уровень { $level }: { $count } тайлов
   *[other] Уровень { $level }: { $count } тайла
}
pages-tile = Тайл
pages-look-from = Смотреть с этого места
pages-hint = Подсказка
pages-hint-tile = Какой тайл?
pages-hint-turn = Весь ход?
pages-hint-why = Почему?
pages-hint-win = Ваш шанс на победу: { $percent } %
pages-hint-thinking = Самый сильный бот думает…
pages-hint-do = Сделать так
pages-ask-rewind = Попросить отменить мой последний ход
pages-ask-end = Предложить закончить игру
pages-resign = Сдаться
pages-resign-sure = Тогда за вас доиграет бот. Вернуться будет нельзя.
pages-device = Перейти на другое устройство
pages-device-text = Код одноразовый и действует десять минут. Введите его на главной странице на другом устройстве.
pages-device-make = Код для игрока { $name }
pages-device-here = Есть код с другого устройства? Продолжите здесь.

## Клавиши

pages-keys = Клавиши
pages-key-arrows = перемещаться по столу
pages-key-enter = выбрать
pages-key-undo = отменить один шаг
pages-key-undo-turn = отменить ход
pages-key-end = завершить ход
pages-key-why = почему нельзя?
pages-key-hint = подсказка
pages-key-log = журнал
pages-key-replay = показать, что было с вашего прошлого хода
pages-key-score = счёт
pages-key-stacks = закрытые стопки
pages-key-rules = правила
pages-key-menu = меню
pages-key-keys = эти клавиши
pages-key-clear = снять выделение, закрыть

## Конец

pages-result = Итог
pages-part = Часть
pages-by-tile = По тайлам
pages-plot = Как рос счёт
pages-plot-label = Счёт ход за ходом, в конце: { $scores }
pages-rematch = Реванш
pages-rematch-watch = Смотреть реванш
pages-look-back = Просмотреть партию
pages-record-save = Сохранить запись
pages-review = Разобрать эту партию
pages-fair = Была ли раздача честной?
pages-fair-good = Да: ваш браузер повторил раздачу, и каждый тайл совпал.
pages-fair-bad = Нет: что-то не сходится.
pages-fair-impossible = Здесь ваш браузер не может это проверить; проверьте запись командой `orbis verify`.
pages-fair-commitment = Секрет соответствует опубликованному хешу
pages-fair-display = Первые девять тайлов
pages-fair-gods = Боги
pages-fair-reveals = Каждый следующий тайл
pages-fair-values = Секрет и его хеш
pages-secret = Секрет:

## Настройки

pages-save = Сохранить
pages-saved = Сохранено.
pages-speed = Анимация
pages-speed-off = Нет
pages-speed-fast = Быстрая
pages-speed-normal = Обычная
pages-speed-slow = Медленная
pages-sounds = Звуки
pages-sounds-text = Колокольчик, когда наступает ваш ход.
pages-set-endTurn = Завершать ход вручную
pages-set-endTurn-text = Если выключено, ход завершается автоматически, когда решать больше нечего, и отменить его уже нельзя.
pages-set-symbols = Знаки цветов
pages-set-symbols-text = У каждого цвета свой знак.
pages-set-hints = Подсказки
pages-set-hints-text = Самый сильный бот поможет, если попросить.
pages-coaching = Советчик
pages-coaching-off = Нет
pages-coaching-tile = Какой тайл
pages-coaching-turn = Весь ход
pages-coaching-why = И почему
