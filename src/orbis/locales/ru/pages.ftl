### Страницы вокруг стола в браузере.

## Везде

pages-title = Orbis: создайте Вселенную
pages-loading = Минутку …
pages-connecting = Соединение …
pages-reconnecting = Связь прервалась. Пробуем снова; ничего не пропадёт.
pages-unreachable = Сервер недоступен. Попробуйте ещё раз.
pages-close = Закрыть
pages-to-start = В начало
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
    [bad_request] Это не удалось понять.
    [too_large] Это слишком длинно.
    [no_identity] Сначала представьтесь: загрузите страницу снова.
    [forbidden] Это место занято другим игроком.
    [not_found] Здесь ничего нет: ссылка неверна или устарела.
    [not_waiting] Игра уже началась.
    [not_playing] Игра не началась или уже закончена.
    [seat_taken] Это место только что заняли.
    [not_your_turn] Сейчас не ваш ход.
    [illegal] Сейчас это невозможно.
    [stale] Стол успел измениться. Посмотрите ещё раз.
    [late] Стол успел измениться. Посмотрите ещё раз.
    [out_of_time] Ваше время вышло.
    [no_wish] Никто больше ни о чём не спрашивает.
    [unfit] Это не подходит.
    [limit] У вас слишком много неоконченных игр. Сначала закончите некоторые.
    [too_many] Слишком много сразу: подождите немного.
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
pages-core-coming = Уровни 3–5 ещё готовятся. Скоро их можно будет выбрать.
pages-core-absent = Для уровней 3–5 нужно скомпилированное ядро, а на этом сервере его нет.
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
pages-friends-text = Отправьте ссылку. Открывший её может сесть или смотреть.
pages-open-seats = Друзья
pages-bots = Боты
pages-make-table = Открыть стол
pages-clock = Часы
pages-clock-none = Без часов
pages-clock-minutes = { $count ->
    [one] { $count } минута каждому и 10 секунд на ход
    [few] { $count } минуты каждому и 10 секунд на ход
    [many] { $count } минут каждому и 10 секунд на ход
   *[other] { $count } минуты каждому и 10 секунд на ход
}
pages-slow = Играть не спеша
pages-slow-text = Целыми днями: пустое место бот не займёт.
pages-public = Открытый
pages-public-text = Стол виден здесь в списке, и сесть может любой.
pages-my-games = Ваши игры
pages-my-games-none = Здесь будут игры, которые вы начнёте.
pages-public-tables = Открытые столы
pages-public-none = Сейчас никто не играет открыто.
pages-list-filled = Ждёт своих игроков
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
pages-record-fault = Строка { $line }, столбец { $column }: ожидалось: { $expected }, найдено: «{ $found }».
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
pages-is-ready = Готовность есть
pages-not-ready = Готовности ещё нет
pages-away = Не за столом
pages-ready = Можно начинать
pages-you-are-ready = Игра начнётся, когда будут готовы все.
pages-commitment = Объявлено до раздачи:
pages-invite = Пригласить
pages-invite-text = Ссылка приглашает: занятого места она не отдаёт.
pages-invite-link = Ссылка на этот стол
pages-copy = Копировать ссылку
pages-copied = Скопировано
pages-share = Поделиться
pages-qr = Ссылка в виде QR-кода

## Игра

pages-title-yours = Ваш ход
pages-turn-of = Ходит { $name }
pages-name-asked = { $name }: { $question }
pages-sending = Отправка …
pages-not-final = До конца хода всё можно отменить.
pages-take-tile = Выберите отмеченное место
pages-take-tile-note = Или ещё раз тайл, чтобы сначала взять его.
pages-take-wilderness = Он может стать только Пустошью
pages-take-god = Выберите Бога ещё раз, чтобы взять его
pages-build-there = построить в { $slot }
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
pages-inactive = отменён
pages-wakes = будит Лес
pages-stay = { $count ->
    [one] { $count } остаётся в Круге
    [few] { $count } остаются в Круге
    [many] { $count } остаются в Круге
   *[other] { $count } остаётся в Круге
}
pages-with-exchanges = { $count ->
    [one] с { $count } обменом
    [few] с { $count } обменами
    [many] с { $count } обменами
   *[other] с { $count } обмена
}
pages-missing = не хватает: { $amounts }
pages-gather-nothing = там ничего нет
pages-gather-tile = с тайла
pages-opens = { $count ->
    [one] потом { $name } соберёт не больше { $count }
    [few] потом { $name } соберёт не больше { $count }
    [many] потом { $name } соберёт не больше { $count }
   *[other] потом { $name } соберёт не больше { $count }
}
# Вид Земли и её уровень.
pages-tile-title = { $kind }, уровень { $level }
pages-new-at = новый в { $cell }
pages-agree = Согласиться
pages-disagree = Не соглашаться
pages-waiting-for = Ждём ответа: { $names }

## Листы

pages-why-not = Почему нет?
pages-why-nothing = Сейчас это возможно.
pages-rule = Правило { $rule }
pages-rule-open = Читать правило { $rule }
pages-all-rules = Все правила
pages-search = Искать в правилах
pages-search-none = Об этом не говорит ни одно правило.
pages-score = Счёт
pages-could-come = Что ещё может прибавиться
pages-temple-race = { $count ->
    [one] { $name }: { $count } символ Храма, сейчас { $points } ОС
    [few] { $name }: { $count } символа Храма, сейчас { $points } ОС
    [many] { $name }: { $count } символов Храма, сейчас { $points } ОС
   *[other] { $name }: { $count } символа Храма, сейчас { $points } ОС
}
pages-forest-waits = { $count ->
    [one] Лес в { $slot }: { $points } ОС, не хватает { $count } соседа
    [few] Лес в { $slot }: { $points } ОС, не хватает { $count } соседей
    [many] Лес в { $slot }: { $points } ОС, не хватает { $count } соседей
   *[other] Лес в { $slot }: { $points } ОС, не хватает { $count } соседа
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
pages-hint-thinking = Самый сильный бот думает …
pages-hint-do = Сделать так
pages-ask-rewind = Попросить вернуть мой последний ход
pages-ask-end = Предложить закончить игру
pages-resign = Сдаться
pages-resign-sure = Тогда за вас доиграет бот. Вернуться будет нельзя.
pages-device = Перейти на другое устройство
pages-device-text = Код действует один раз и десять минут. Введите его на первой странице другого устройства.
pages-device-make = Код для игрока { $name }
pages-device-here = Есть код с другого устройства? Продолжите с ним здесь.

## Клавиши

pages-keys = Клавиши
pages-key-arrows = двигаться по столу
pages-key-enter = выбрать
pages-key-undo = отменить один шаг
pages-key-undo-turn = отменить ход
pages-key-end = завершить ход
pages-key-why = почему нет?
pages-key-hint = подсказка
pages-key-log = журнал
pages-key-replay = показать, что было с моего прошлого хода
pages-key-score = счёт
pages-key-stacks = закрытые стопки
pages-key-rules = правила
pages-key-menu = меню
pages-key-keys = эти клавиши
pages-key-clear = снять выбор, закрыть

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
pages-fair = Честной ли была раздача?
pages-fair-good = Да: ваш браузер раздал заново, и каждый тайл совпал.
pages-fair-bad = Нет: что-то не сходится.
pages-fair-impossible = Ваш браузер не может проверить это здесь; `orbis verify` может, по записи.
pages-fair-commitment = Секрет тот самый, что был объявлен
pages-fair-display = Первый центр стола
pages-fair-gods = Боги
pages-fair-reveals = Каждый следующий тайл
pages-fair-values = Секрет и объявление
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
pages-set-endTurn = Самому завершать ход
pages-set-endTurn-text = Выключено: ход завершается сам, когда решать больше нечего, и отменить его уже нельзя.
pages-set-symbols = Знаки на цветах
pages-set-symbols-text = У каждого цвета свой знак.
pages-set-hints = Подсказки
pages-set-hints-text = Самый сильный бот помогает, когда вы спросите.
pages-coaching = Сопровождение
pages-coaching-off = Нет
pages-coaching-tile = Какой тайл
pages-coaching-turn = Весь ход
pages-coaching-why = И почему
