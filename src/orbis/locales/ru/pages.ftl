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
pages-record-away = Возможно, кто-то из игроков этой игры попросил его забыть: тогда вы найдёте её среди своих игр.
pages-language = Язык
pages-theme = Тема
pages-theme-system = Как в системе
pages-theme-light = Светлая
pages-theme-dark = Тёмная
pages-settings = Настройки
pages-settings-table = За столом
pages-settings-you = Ваше имя и устройства
pages-learn = Обучение
pages-tiles = Тайлы
# Имена для новых игроков, через пробел.
pages-names = Вега Лира Мира Альтаир Ригель Нова Селена Атлас Юнона Орион
pages-points = { $points } ОС
pages-problem = { $code ->
    [bad_request] Сервер не понял запрос.
    [too_large] Это слишком длинно.
    [no_identity] Сервер не узнал ваш браузер. Обновите страницу.
    [forbidden] Здесь это не разрешено.
    [not_found] Здесь ничего нет: ссылка неверна или устарела.
    [not_waiting] Игра уже началась.
    [not_playing] Игра ещё не началась или уже закончилась.
    [seat_taken] Это место только что заняли.
    [name_taken] За этим столом уже есть игрок с таким именем или очень похожим. Выберите другое.
    [not_your_turn] Сейчас не ваш ход.
    [illegal] Сейчас это невозможно.
    [stale] За столом уже что-то изменилось. Посмотрите ещё раз.
    [late] За столом уже что-то изменилось. Посмотрите ещё раз.
    [out_of_time] Ваше время вышло.
    [paused] Игра приостановлена.
    [no_wish] Эта просьба уже неактуальна.
    [unfit] Так не получится.
    [limit] Больше этот сервер не разрешает. Сначала что-нибудь закончите или удалите либо немного подождите.
    [too_many] Слишком много запросов сразу. Подождите немного.
   *[unavailable] Сейчас это невозможно. Попробуйте чуть позже.
}
pages-no-invitations = Игрок { $name } сейчас не принимает приглашения.
pages-forbidden = { $reason ->
    [seat-of-another] Это место занимает кто-то другой.
    [players-only] Это могут сделать только игроки этого стола.
    [host-only] Это может сделать только хозяин стола.
    [others-decide] Это решают остальные за столом.
    [others-play] За этим столом играет кто-то ещё.
    [bot-plays] На этом месте играет бот.
    [no-bot] За этим столом бот никого не заменяет.
    [have-seat] У вас уже есть место за этим столом.
    [seat-freed] Хозяин освободил ваше место за этим столом.
    [phrases-only] За этим столом есть только готовые фразы.
    [no-free-text] На этом сервере есть только готовые фразы.
    [no-hints] Это невозможно, пока идёт игра без подсказок.
    [rated] Рейтинговую игру нужно доиграть или сдать.
    [day-is-on] Это станет возможно, когда закончится день этой раздачи, после полуночи (UTC).
    [not-friends] Пригласить можно тех, с кем вы уже играли, если они этого хотят.
    [no-going-back] За этим столом нельзя вернуться к более раннему ходу: это рейтинговая игра или раздача дня.
    [own-seat] Это ваше собственное место. Вы можете его покинуть.
    [others-wait] Кто-то другой за столом ждёт этого игрока.
    [back-soon] Игрок отошёл совсем недавно. Скоро можно будет передать ход боту.
    [one-deal] Раздача дня только одна. Завтра будет новая.
    [daily-stays] Игру с раздачей дня нельзя передать. Откройте на другом устройстве свою ссылку.
    [passkey] Ключ доступа не принят. Попробуйте ещё раз или откройте свою ссылку.
    [brought-by-another] Эту партию сюда уже перенёс кто-то другой.
   *[other] Здесь это не разрешено.
}
pages-bad-address = { $why ->
    [address-https] Адрес должен начинаться с https://
    [address-inside] Этот сервер ничего не отправляет на адреса внутри частной сети. Укажите адрес, доступный из интернета, или попросите хозяина сервера разрешить этот (--webhooks-at).
    [address-http-inside] Адрес должен начинаться с https:// и быть доступным из интернета. Адрес внутри частной сети может разрешить только хозяин сервера (--webhooks-at).
    [address-discord] Вебхук Discord начинается с https://discord.com/api/webhooks/
    [address-slack] Вебхук Slack начинается с https://hooks.slack.com/
    [address-ntfy] В конце адреса должна стоять ваша тема: https://ntfy.sh/vasha-tema
    [address-mail] Это неправильный адрес почты. Укажите его в виде ann@example.org.
    [address-room] Идентификатор комнаты начинается с восклицательного знака: !abc:example.org. Приложение Matrix показывает его в настройках комнаты, в разделе «Дополнительно».
    [address-chat] Номер чата — это число, например 123456789. У канала есть и имя, например @orbis_news.
    [address-bot] Токен бота выглядит так: 123456789:AAE… Скопируйте его целиком у @BotFather.
    [address-token] В токене доступа нет пробелов. Скопируйте его ещё раз.
   *[address-odd] Это неправильный адрес. Скопируйте его ещё раз, без пробелов, имени пользователя и пароля.
}

## Начало

pages-heading = Создайте Вселенную, тайл за тайлом
pages-subheading = Берите тайлы, оставляйте Последователей на соседних и стройте пирамиду: настольная игра для компании от 2 до 4 человек, партия длится от 30 до 45 минут. Без регистрации и установки.
pages-learn-to-play = Научиться за 8 минут
pages-learnt = Все главы пройдены
pages-new-here = Впервые здесь?
pages-play-now = Сыграть с ботом
pages-play-more = { $count ->
    [one] Сыграть с { $count } ботом
    [few] Сыграть с { $count } ботами
    [many] Сыграть с { $count } ботами
   *[other] Сыграть с { $count } бота
}
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
pages-daily = Раздача дня
pages-daily-text = У всех одни и те же тайлы, а соперники — один, два или три Жреца. Каждую раздачу можно сыграть один раз.
pages-daily-play = Сыграть раздачу дня
pages-daily-continue = Продолжить игру
pages-daily-results = Результаты
pages-daily-left = Осталось: { $time }
pages-daily-leader = Лучший результат пока: { $name }, { $points } ОС
pages-daily-nobody = Пока никто не доиграл. Ваш результат может стать первым!
pages-daily-yours = Ваше место { $rank } из { $games }, { $points } ОС
pages-daily-result = Ваш результат: { $points } ОС
pages-daily-inside = Здесь только ваши собственные результаты. Они остаются в этом браузере.
pages-daily-uncounted = Ваша игра в этой раздаче не идёт в зачёт: вы её прервали. Завтра будет новая раздача.
pages-daily-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}
pages-daily-tomorrow = День этой раздачи ещё не закончился. После полуночи (UTC) вы сможете просмотреть свою игру и её разбор.
pages-puzzles = Задачи
pages-puzzles-text = Найдите лучший ход: в точно просчитанных концовках и там, где разбор нашёл ваши собственные ошибки.
pages-puzzles-rating = Рейтинг { $rating } · подряд: { $streak }
pages-hot-seat = За одним экраном
pages-hot-seat-text = От двух до четырёх человек ходят по очереди на этом устройстве.
pages-players = Игроки
pages-player = Игрок { $number }
pages-friends = С друзьями
pages-invite-friends = Пригласить друзей
pages-friends-text = Отправьте ссылку. Кто её откроет, сможет занять место или наблюдать.
pages-open-seats = Друзья
pages-bots = Боты
pages-make-table = Открыть стол
pages-clock = Контроль времени
pages-clock-none = Без ограничения
pages-clock-minutes = { $count ->
    [one] { $count } минута каждому плюс 10 секунд за ход
    [few] { $count } минуты каждому плюс 10 секунд за ход
    [many] { $count } минут каждому плюс 10 секунд за ход
   *[other] { $count } минуты каждому плюс 10 секунд за ход
}
pages-clock-minutes-brief = { $count } мин каждому + 10 с за ход
pages-if-away = Если кто-то уйдёт
pages-bot-after-minutes = { $count ->
    [one] Через { $count } минуту сыграет бот
    [few] Через { $count } минуты сыграет бот
    [many] Через { $count } минут сыграет бот
   *[other] Через { $count } минуты сыграет бот
}
pages-bot-after-hours = { $count ->
    [one] Через { $count } час сыграет бот
    [few] Через { $count } часа сыграет бот
    [many] Через { $count } часов сыграет бот
   *[other] Через { $count } часа сыграет бот
}
pages-bot-never = Бот не вступает: игра ждёт, хоть несколько дней
pages-pace = Темп
pages-pace-live = За один раз
pages-pace-days = Несколько дней
pages-time-per-turn = Время на каждый ход
pages-clock-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
    [many] { $count } дней на ход
   *[other] { $count } дня на ход
}
pages-clock-turn = { $time } на ход
pages-clock-free = Без ограничения: игра ждёт
pages-days-text = Если у кого-то выйдет время, бот сделает только этот ход, а место останется занятым. После двух пропущенных ходов подряд остальные могут отдать игру боту, подождать или закончить игру. Каждый может взять 14 дней отпуска в году; часы в это время стоят.
pages-bot-one-turn = Бот делает только пропущенные ходы
pages-public = Открытый стол
pages-public-text = Стол виден здесь в списке, и сесть может любой.
pages-chat = Свободный текст
pages-chat-text = Игроки за столом могут писать друг другу. Прочитать это может любой, у кого есть ссылка. За открытыми столами свободного текста нет.
pages-chat-yes = Разрешён: прочитать его может любой, у кого есть ссылка
pages-rated = Рейтинговая игра
pages-rated-text = Результат учитывается в рейтинге всех играющих. Без подсказок и без возврата ходов; кто сдаётся, у кого кончается время или кого в конце игры нет за столом, проигрывает.
pages-rated-days-text = Результат учитывается в рейтинге всех играющих. Без подсказок и без возврата ходов. Пропущенный ход ещё не поражение; проигрывает тот, кто сдаётся или кого в конце игры нет за столом, пока за него играет бот.
pages-rated-yes = Да, результат учитывается
pages-rating = около { $value } ± { $spread }
pages-rating-few = около { $value } ± { $spread }, предварительно
pages-rating-short = { $value }
pages-rating-short-few = { $value }?
pages-rating-none = рейтинга пока нет
pages-rating-change = рейтинг { $change }
pages-public-tables = Открытые столы
pages-list-filled = Ещё не все готовы
pages-unjoined = Столы, за которые никто не сел
pages-cancel-table = Закрыть стол
pages-cancel-table-question = Закрыть этот стол? Вернуть его будет нельзя.
pages-list-rematch = { $name } хочет реванш
pages-list-waiting = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
pages-list-kept = Ждём игрока { $name }
pages-list-playing = Раунд { $round } · ходит { $name }
pages-list-resting = Раунд { $round } · продолжится, когда вы откроете партию
pages-list-yours = Раунд { $round } · ваш ход
pages-list-paused = Раунд { $round } · перерыв
pages-list-paused-until = Раунд { $round } · перерыв до { $date }
pages-list-invited = Вас приглашают
pages-list-wish = { $wish ->
    [pause] { $name } предлагает перерыв
    [end] { $name } предлагает закончить игру
   *[rewind] { $name } просит отменить ходы
}
pages-list-unread = Новое сообщение: { $names }
pages-list-left = на часах: { $time }
pages-list-excused = отпуск до { $date }, часы стоят
pages-record = Запись партии
pages-record-short = Откройте сохранённую партию или займите место по коду.
pages-record-text = Вставьте текст партии или перетащите сюда её файл
pages-record-file = Выбрать файл
pages-record-fault = Строка { $line }, столбец { $column }. Ожидалось: { $expected }. Найдено: «{ $found }».
pages-record-name = Строка { $line }: в имени не больше 40 знаков, и все они видимые.
pages-record-move = Строка { $line }, ход { $turn }: «{ $found }» невозможно.
pages-record-rules = Партия сыграна по версии правил { $found }, которой этот сервер не знает.
pages-tiles-unofficial = Неофициальный набор
pages-tiles-unready = { $name } (не закончен)
pages-tiles-named = Тайлы: { $name }
pages-tiles-missing = В этой партии использован набор тайлов { $id }, которого нет на сервере. Импортируйте его файл на странице «Свои тайлы» и откройте запись снова.
pages-open = Открыть
pages-code-text = Код с другого вашего устройства
pages-been-here = Я здесь не впервые
pages-lost = Вход с этого устройства под именем { $name } больше не действует.
pages-lost-safe = Ваши партии в безопасности.
pages-lost-stays = Ваши места остаются вашими.
pages-lost-gone = Игрока { $name } на этом сервере больше нет.
pages-lost-back = Вернуться
pages-lost-new = Начать как новый игрок
pages-are-you = Вы { $name }? Вернитесь на своё место.
pages-seat-yours = Одно из этих мест ваше?
pages-seat-back = Вернуться на место
pages-only-watch = Только смотреть
pages-code-use = Занять место
pages-code-short = { $count ->
    [one] В коде { $count } символ. Сверьте его с другим устройством.
    [few] В коде { $count } символа. Сверьте его с другим устройством.
    [many] В коде { $count } символов. Сверьте его с другим устройством.
   *[other] В коде { $count } символа. Сверьте его с другим устройством.
}
pages-opponents-chosen = { $count ->
    [one] Соперник: { $names }
    [few] Соперники: { $names }
    [many] Соперники: { $names }
   *[other] Соперники: { $names }
}
pages-continue = Продолжить
pages-continue-yours = Ваш ход ({ $number })
pages-continue-waiting = Ждут вас ({ $number })
pages-finished = Завершённые игры
pages-list-result = { $result ->
    [won] Победа
    [shared] Общая победа
   *[lost] Поражение
}
pages-list-place = { $place }-е место из { $count } · { $points } ОС
pages-list-gave-up = { $reason ->
    [clock] у игрока { $name } вышло время
   *[resigned] { $name } сдаётся
}
pages-list-you-gave-up = { $reason ->
    [clock] у вас вышло время
   *[resigned] вы сдались
}
pages-list-remove = Убрать из списка: { $names }
pages-list-removed = Больше нет в списке: { $names }
pages-all-tables = Все мои игры
pages-my-games = Мои игры
pages-my-friends = Мои друзья
pages-living = Два бота играют партию в Orbis. Посмотрите её ход за ходом.
pages-living-name = { $seat ->
    [0] Вега
   *[other] Альтаир
}
pages-living-pause = Приостановить
pages-living-caption = Партия двух ботов с самого начала.

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
pages-sit = Сесть и играть
pages-kept-for = Место ждёт игрока { $name }
pages-kept-for-you = Место ждёт вас
pages-lobby-kept = Ждём: { $names }
pages-decline = Нет, спасибо
pages-you-declined = Вы отказались от приглашения. Хозяин стола об этом узнает.
pages-open-to-all = Открыть для всех
pages-mute = Без приглашений от игрока { $name }
pages-is-muted = Игрок { $name } больше не может вас приглашать. Это можно изменить в разделе «Мои друзья».
pages-leave-seat = Встать
pages-bot = Бот
pages-is-ready = Ждёт начала
pages-not-ready = Ещё собирается
pages-away = Не за столом
pages-ready-away = Ждёт начала · не за столом
pages-away-until = В отпуске до { $date }
pages-until = до { $date }
pages-ready = Можно начинать
pages-you-are-ready = Игра начнётся, когда будут готовы все.
pages-commitment = Опубликовано до раздачи:
pages-commitment-why = Сервер уже выбрал свой секрет, и это его хеш. Ваш браузер добавит к нему своё число. После игры он проверит, что сервер не подменил секрет.
pages-invite = Пригласить
pages-invite-text = Ссылка — только приглашение: занятое место по ней не отнять.
pages-invite-full = Все места заняты: кто откроет ссылку, будет наблюдать. Чтобы передать кому-то место, откройте меню и выберите «{ pages-device-give }».
pages-only-here = Пока ссылки на ваши столы открываются только на этом устройстве.
pages-other-address = Чтобы играть с другими, откройте Orbis по адресу для других, который показан в его терминале.
pages-restart = Чтобы они работали и на других в той же сети Wi-Fi, остановите Orbis в его терминале клавишами Ctrl-C, запустите снова этой командой и откройте адрес, который появится. Ничего не пропадёт.
pages-command = Команда для других в той же сети Wi-Fi
pages-copy-command = Копировать команду
pages-more-choices = Другие настройки
pages-invite-link = Ссылка на этот стол
pages-copy = Копировать ссылку
pages-copied = Скопировано
pages-copy-by-hand = Ссылка выделена. Скопируйте её с клавиатуры или нажмите на неё и удерживайте.
pages-share = Поделиться
pages-qr = Ссылка в виде QR-кода
pages-invites = { $name } приглашает вас сыграть
pages-terms = Эта игра
pages-rounds = Раунды
pages-hints-allowed = Разрешены
pages-hints-forbidden = Запрещены
pages-hints-text = Каждый может спросить совета у самого сильного бота. В рейтинговых играх подсказок нет.
pages-with-hints = Все могут просить подсказки
pages-without-hints = Никто не получает подсказок
pages-just-watch = Можно просто смотреть: игра появится здесь, когда начнётся.
pages-watch-here = Можно смотреть: игра появится здесь, когда начнётся.
pages-fill = Посадить бота
pages-clear-seat = Убрать бота
pages-free-seat = Освободить место
pages-free-seat-question = Освободить место игрока { $name }? Игрок узнает об этом и больше не сможет сесть за этот стол.
pages-keep-seat = Оставить
pages-removed = Хозяин стола освободил ваше место. Вы можете наблюдать или создать свой стол.

## Игра

pages-title-yours = Ваш ход
pages-title-paused = Игра приостановлена
pages-title-over = Игра окончена
pages-turn-of = Ходит { $name }
pages-awaited = Ждём игрока { $name }
pages-thinking-of = { $name } думает…
pages-skip = Щелчок или пробел — показать всё сразу.
pages-skip-brief = { $head } — нажмите, чтобы пропустить
pages-name-asked = { $name }: { $question }
pages-sending = Отправка…
pages-not-final = До конца хода всё можно отменить.
pages-declined = Вы отказались.
pages-undo-nothing = В этом ходу нечего отменять.
pages-redo-nothing = Повторять нечего.
pages-take-tile = Выберите отмеченное место
pages-take-tile-note = Или нажмите «{ web-build }», чтобы сначала взять тайл. Выберите его ещё раз, чтобы снять выбор.
pages-take-god = Взять этого Бога?
pages-first-choose = Сначала выберите тайл в центре стола. После этого будут отмечены места для него.
pages-chosen = выбрано { $chosen } из { $due }
pages-count-of = { $chosen } из { $due }
pages-put-back = Передумать: { $what }
pages-first-middle = Положите первый тайл в середину. Дальше ряд растёт в обе стороны.
pages-why-P1 = Ряд 1 растёт только по краям, не больше 5 тайлов.
pages-why-P2 = Тайл кладут над двумя соседними тайлами, где ещё ничего не лежит.
pages-why-P3 = Один из двух тайлов под ним должен быть того же цвета или Пустошью.
pages-build-there = построить на { $slot }
pages-wilderness-there = положить как Пустошь на { $slot }
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
pages-tile-inactive = тайл без очков
pages-tile-inactive-forest = { $count ->
    [one] тайл без очков, но активирует Лес: { $points } ОС
    [few] тайл без очков, но активирует Леса: { $points } ОС
    [many] тайл без очков, но активирует Леса: { $points } ОС
   *[other] тайл без очков, но активирует Леса: { $points } ОС
}
pages-forest-brings = { $count ->
    [one] Лес { $points }
    [few] Леса { $points }
    [many] Леса { $points }
   *[other] Леса { $points }
}
pages-undecided = ждёт решения
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
pages-if-built = если бы можно было построить: { $points } ОС
pages-then-discard = потом вернёте { $number }: останется { $left }
pages-village-short = останется только { $available } из { $due }: 0 ОС
pages-volcano-short = в центре стола только { $available } из { $due }: 0 ОС
pages-over-limit = Потом верните { $number }: оставить можно десять.
pages-over-limit-brief = Потом верните { $number }.
pages-gather-nothing = там пусто
pages-gather-tile = с тайла
pages-opens-nothing = потом { $name } никого не соберёт
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
pages-withdraw = Отозвать
pages-own-wish = { $wish ->
    [end] Вы предложили закончить игру сейчас.
    [rewind] Вы попросили отменить ходы.
   *[other] Вы спросили остальных.
}
pages-own-pause = Вы предложили сделать перерыв, пока кто-нибудь его не закончит.
pages-own-pause-days = { $count ->
    [one] Вы предложили перерыв на { $count } день.
    [few] Вы предложили перерыв на { $count } дня.
    [many] Вы предложили перерыв на { $count } дней.
   *[other] Вы предложили перерыв на { $count } дня.
}
pages-waiting-for = Ждём ответа: { $names }
pages-waiting-for-away = Нет за столом: { $names }. Просьба ждёт возвращения, а вы пока можете играть дальше.

## Листы

pages-why-not = Почему нельзя?
pages-why-nothing = Сейчас это возможно.
pages-rule = Правило { $rule }
pages-rule-open = Читать правило { $rule }
pages-all-rules = Все правила
pages-search = Искать в правилах
pages-search-none = В правилах об этом ничего нет. Попробуйте другое слово или выберите главу. Пригласить друзей и изменить настройки можно на главной странице.
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
pages-next-player = Следующий игрок
pages-previous-player = Предыдущий игрок
pages-hint = Подсказка
pages-hint-tile = Какой тайл?
pages-hint-turn = Весь ход?
pages-hint-why = Почему?
pages-hint-win = Ваш шанс на победу: { $percent } %
pages-hint-thinking = Самый сильный бот думает…
pages-cancel = Отмена
pages-hint-do = Сделать так
pages-ask-rewind = Попросить отменить мой последний ход
pages-rewind = Отменить мой последний ход
pages-ask-end = Предложить закончить игру
pages-ask-pause = Предложить перерыв
pages-ask-pause-text = Если все согласятся, игра и часы остановятся, пока кто-нибудь из вас не закончит перерыв. На какой срок самое большее?
pages-pause-open = Пока кто-нибудь его не закончит
pages-pause-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
pages-resign = Сдаться
pages-resign-sure = Тогда за вас доиграет бот. Вернуться будет нельзя.
pages-resign-ends = Игра сразу закончится. Победит { $name }.
pages-device = Перейти на другое устройство
pages-holiday = Отпуск
pages-holiday-text = Пока вы в отпуске, часы в ваших многодневных партиях стоят, но не больше 14 дней в году. Остальные видят, до какого дня.
pages-holiday-left = { $count ->
    [one] Остался { $count } день
    [few] Осталось { $count } дня
    [many] Осталось { $count } дней
   *[other] Осталось { $count } дня
}
pages-holiday-left-then = { $count ->
    [one] После этого останется { $count } день.
    [few] После этого останется { $count } дня.
    [many] После этого останется { $count } дней.
   *[other] После этого останется { $count } дня.
}
pages-holiday-latest = Отпуск может длиться самое позднее до { $date }.
pages-holiday-earliest = Отпуск может закончиться не раньше { $date }.
pages-holiday-until = В отпуске до
pages-holiday-set = Уйти в отпуск
pages-holiday-now = Вы в отпуске до { $date }. Ваши часы стоят.
pages-holiday-again = Ваши часы снова пойдут: { $date }, { $time }.
pages-holiday-back = Я уже здесь
pages-holiday-move = Изменить срок
pages-holiday-rest = Вы только что это изменили. Снова изменить можно в { $time }.
pages-device-text = Код одноразовый и действует десять минут. Отсканируйте его другим устройством, откройте на нём ссылку или введите код на главной странице.
pages-device-make = Код для игрока { $name }
pages-device-again = Новый код для игрока { $name }
pages-device-whose = Этот код даёт место игрока { $name }. Он действует десять минут.
pages-device-give = Передать или перенести место
pages-device-give-text = Чтобы передать одно из мест другому человеку, отправьте ему ссылку: там будет указано, чьё это место.
pages-device-offered = Вам предлагают место
pages-device-offer = В этой партии вы можете занять место игрока { $name }. За столом: { $others }.
pages-device-here = Есть код с другого устройства? Продолжите здесь.
pages-god-now = Если взять этого Бога и на этом закончить: { $points } ОС
pages-god-short = У вас только { $available } из { $due } Последователей, поэтому Бог не активируется.
pages-temple-symbols = Символы Храма
pages-mystic-values = Мистические числа
pages-tokens-open = Для этого жетона символов пока нет ни у кого.
pages-temples-left = { $count ->
    [one] В закрытых стопках остался { $count } Храм.
    [few] В закрытых стопках осталось { $count } Храма.
    [many] В закрытых стопках осталось { $count } Храмов.
   *[other] В закрытых стопках осталось { $count } Храма.
}
pages-round-text = Раунд { $round } из { $rounds }. В каждом раунде у каждого игрока один ход. После последнего раунда игра окончена.
pages-kingdom-text = { $count ->
    [one] Здесь { $count } Последователь. В конце хода можно оставить не больше { $most }.
    [few] Здесь { $count } Последователя. В конце хода можно оставить не больше { $most }.
    [many] Здесь { $count } Последователей. В конце хода можно оставить не больше { $most }.
   *[other] Здесь { $count } Последователя. В конце хода можно оставить не больше { $most }.
}
pages-discounts = Жетоны Бесконечной преданности
pages-cost = Стоимость
pages-worth = Приносит
pages-neighbours = Соседи
pages-mystic = Мистическое число
pages-mystic-text = Решает при равенстве за жетоны Храмов: важнее наибольшее число.
pages-exchange-useful = С этим обменом можно построить ещё один тайл
pages-menu-look = Посмотреть
pages-menu-talk = Общение
pages-menu-game = Игра
pages-menu-table = Стол
pages-menu-replay = Показать, что было
pages-ask-end-sure = Если все согласятся, игра закончится сейчас без победителя.
pages-end = Закончить игру
pages-end-sure = Закончить игру сейчас? Победителя не будет.
pages-device-link = Ссылка для другого устройства

## Клавиши

pages-keys = Клавиши
pages-key-arrows = перемещаться по столу
pages-key-enter = выбрать выделенное; без выделения — завершить ход
pages-key-digits = выбрать тайл, по строкам
pages-key-undo = отменить один шаг
pages-key-undo-turn = отменить ход
pages-key-redo = повторить отменённый шаг
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
pages-key-names = показать или скрыть названия мест
pages-key-try = попробовать и вернуться к игре
pages-key-say = сказать что-нибудь
pages-key-next = перейти к столу, который ждёт вас дольше всех или за которым у вас кончается время
pages-key-skip = показать ходы ботов сразу

## Конец

pages-result = Итог
pages-part = Часть
pages-by-tile = По тайлам
pages-plot = Как рос счёт
pages-plot-label = Счёт ход за ходом, в конце: { $scores }
pages-rematch = Реванш
pages-rematch-join = К реваншу
pages-rematch-watch = Смотреть реванш
pages-look-back = Просмотреть партию
pages-record-save = Сохранить запись
pages-review = Разобрать эту партию
pages-fair = Была ли раздача честной?
pages-fair-good = Да: ваш браузер повторил раздачу, и каждый тайл совпал.
pages-fair-repeated = Ваш браузер повторил раздачу, и каждый тайл совпал.
pages-fair-bad = Нет: что-то не сходится.
pages-fair-impossible = Здесь ваш браузер не может это проверить; проверьте запись командой orbis verify.
pages-fair-kept = Хеш тот же, что ваш браузер видел до раздачи
pages-fair-nonce = Число вашего браузера вошло в раздачу
pages-fair-commitment = Секрет соответствует опубликованному хешу
pages-fair-display = Первые девять тайлов
pages-fair-gods = Боги
pages-fair-reveals = Каждый следующий тайл
pages-fair-unkept = Этот браузер не видел стол до раздачи и поэтому не может сказать, сдержал ли сервер слово.
pages-fair-unwitnessed = Эта раздача сделана в браузере игрока: её можно повторить и проверить, но других свидетелей у неё нет.
pages-brought-deal = Эта партия началась в браузере одного из игроков. Он может знать, какие тайлы ещё появятся: ни один сервер не хранил раздачу в тайне.
pages-fair-changed = Теперь сервер показывает другой хеш, чем раньше. Не доверяйте этой раздаче: создайте новый стол.
pages-fair-values = Секрет и его хеш
pages-secret = Секрет:
pages-you-won = Вы побеждаете.
pages-you-win = Вы побеждаете с отрывом в { $points } ОС.
pages-you-win-tie = Вы побеждаете: ОС поровну, но у вас больше Последователей.
pages-you-lose = Вы проигрываете, отставание: { $points } ОС.
pages-you-lose-tie = Вы проигрываете: ОС поровну, но у игрока { $name } больше Последователей.
pages-wins = { $name } побеждает с отрывом в { $points } ОС.
pages-wins-tie = { $name } побеждает: ОС поровну, но Последователей больше.

## Настройки

pages-save = Сохранить
pages-kept = Что о вас хранится
pages-kept-text = Ваше имя и цвет, устройства, настройки, столы и то, что вы за ними делали и писали, ваши результаты в рейтинговых играх; куда присылать вам уведомления, ваши тихие часы, чьи сообщения вы скрыли и когда у вас отпуск.
pages-kept-download = Скачать
pages-forget = Забыть меня…
pages-forget-question = Забыть вас?
pages-forget-text = Вы покинете все свои столы. Начатые игры на двоих закончатся победой соперника; в остальных за вас доиграет бот. Начатые рейтинговые игры будут засчитаны как поражения, а результаты соперников сохранятся. Вместо вашего имени везде будет «Incognito». Настройки и успехи в уроках и задачах в этом браузере тоже удалятся; останутся только ваши собственные тайлы. Вернуть это нельзя.
pages-forget-yes = Забыть меня
pages-forget-no = Нет, остаюсь
pages-forgotten = Готово. Сервер вас забыл, и вы больше не сидите ни за одним столом.
pages-saved = Сохранено. Оно видно и в незаконченных партиях; в законченных останется прежнее.
pages-your-colour = Ваш цвет
pages-your-colour-text = По нему друзья узнают вас в списках и за столом.
pages-colour-none = Без цвета
pages-colour-teal = Бирюзовый
pages-colour-olive = Оливковый
pages-colour-brown = Коричневый
pages-colour-pink = Розовый
pages-colour-violet = Фиолетовый
pages-colour-grey = Серый
pages-speed = Анимация
pages-speed-off = Нет
pages-speed-fast = Быстрая
pages-speed-normal = Обычная
pages-speed-slow = Медленная
pages-speed-text = От неё зависит и то, как долго вы видите ходы ботов. Нет: всё сразу.
pages-sounds = Звуки
pages-sounds-text = Колокольчик, когда наступает ваш ход, и тихие звуки фишек.
pages-set-endTurn = Завершать ход вручную
pages-set-endTurn-text = Если выключено, ход завершается автоматически, когда решать больше нечего, и отменить его уже нельзя.
pages-set-symbols = Знаки цветов
pages-set-symbols-text = У каждого цвета свой знак.
pages-set-hints = Подсказки
pages-set-hints-text = Самый сильный бот поможет, если попросить.
pages-set-prices = Цены
pages-set-prices-text = Каждый тайл показывает, можно ли построить его сразу, после обмена или нельзя.
pages-set-shortcuts = Одиночные клавиши
pages-set-shortcuts-text = Буквы и цифры действуют за столом; Esc, Enter и стрелки — всегда.
pages-set-haptics = Вибрация
pages-set-haptics-text = Лёгкий отклик в руке при выборе, если телефон это умеет.
pages-coaching = Советы в начале хода
pages-set-placeNames = Названия мест
pages-set-placeNames-text = На столе видны названия мест из журнала и подсказок, например b2 и 3a.
pages-coaching-off = Без советов
pages-coaching-tile = Подсказать тайл
pages-coaching-turn = Подсказать весь ход
pages-coaching-why = Подсказать и объяснить
pages-with-tips = с советами

## As an app

pages-next-table = Следующий стол
pages-new-game = Новая игра
pages-server-away = Сервер сейчас недоступен. Ваши игры на нём в сохранности; мы пробуем снова.
pages-update = Готова новая версия.
pages-update-reload = Обновить
pages-update-later = Позже
pages-install = Установить Orbis
pages-install-text = Игра будет открываться как приложение и показывать, сколько столов вас ждёт.
pages-install-ios = Нажмите кнопку «Поделиться», затем «На экран Домой». Игра будет открываться как приложение.
pages-install-not-now = Не сейчас
pages-way-back = Сохраните имя и партии
pages-way-back-text = Пока вас знает только этот браузер. По своей ссылке вы вернётесь, даже если он вас забудет.
pages-way-back-turn = Вас знает только этот браузер. Своя ссылка сохранит место.
pages-way-back-how = Как это сделать
pages-notices = Сообщить, когда мой ход
pages-notices-text = Другим может понадобиться время. Хотите пока закрыть страницу? Выберите, как вам сообщить.
pages-notices-turn = Другим может понадобиться время. Сообщить вам, когда настанет ваш ход?
pages-notices-here = Сообщать здесь
pages-notices-settings = Выбрать способ
pages-notices-ended = Уведомления больше не доходят до «{ $label }». Там вы не узнаете, что происходит за вашими столами.
pages-notices-see = Исправить
pages-notices-failed = Браузер не смог включить уведомления. Выберите другой способ в настройках.
pages-notices-on = На этом устройстве вы узнаете, когда настанет ваш ход.
pages-notices-stop = Больше не присылать

## Без сервера

pages-inside-fetching = Игра загружается в этот браузер: { $percent }
pages-inside-fetching-once = Игра загружается в этот браузер ({ $size } МБ, один раз): { $percent }
pages-inside-starting = Игра запускается в этом браузере…
pages-inside-stalled = Сейчас ничего не приходит. Проверьте связь и не закрывайте страницу.
pages-inside-slow = Браузеру нужно немного больше времени. Не закрывайте страницу: игра запустится автоматически.
pages-inside-elsewhere = Orbis открыт в другой вкладке. Ваши столы могут быть открыты только в одной вкладке.
pages-inside-take = Играть в этой вкладке
pages-inside-no-pack = Не удалось загрузить игру. Один раз ей нужна связь, потом она работает и без неё.
pages-inside-no-room = На этом устройстве нет места для ваших столов. Освободите место и попробуйте снова.
pages-inside-no-files = Этот браузер не даёт странице хранить файлы, как в некоторых приватных окнах. Откройте Orbis в обычном окне или в другом браузере.
pages-inside-not-here = Этой партии нет в этом браузере. Если у вас есть копия, загрузите её.
pages-inside-unsettled = Сейчас браузер не может ничего хранить для этой страницы: её данные были очищены, пока был открыт стол. Прежде чем продолжать, один раз полностью закройте браузер. Иначе то, что вы сыграете, пропадёт.
pages-inside-other = Игра не смогла запуститься в этом браузере. Попробуйте снова. Если не поможет, возьмите другой браузер или более новую версию этого.
pages-inside-again = Попробовать снова
pages-inside-details = Что случилось
pages-inside-site = Этой странице не нужен сервер: вы играете в своём браузере, против ботов или вместе за одним экраном. Ваши столы хранятся здесь.
pages-inside-site-friends = Чтобы играть с друзьями на расстоянии, кто-то из вас ставит Orbis на компьютер, запускает его командой «orbis serve» и отправляет остальным ссылку.
pages-inside-site-ask = Orbis есть у того, кто выложил эту страницу: попросите у него.
pages-inside-site-continue = Начатую здесь партию можно продолжить там. Как это сделать, сказано в настройках.
pages-inside-site-get = Где взять Orbis
pages-inside-here = Вы играете в этом браузере, без сервера. Столы сервера снова появятся, когда вы к нему вернётесь.
pages-inside-back = Вернуться на сервер
pages-inside-play = Играть здесь, без сервера
pages-inside-kept = Ваши столы хранятся только в этом браузере, и больше нигде. Если удалить данные этой страницы, они пропадут. Время от времени сохраняйте копию.
pages-inside-kept-ios = Safari на iPhone и iPad автоматически удаляет ваши столы в этом браузере, если не открывать Orbis семь дней. Этого не происходит, если он добавлен на экран «Домой».
pages-inside-promised = Браузер обещал не удалять их автоматически.
pages-inside-unpromised = Браузер не обещал их хранить: если на устройстве кончится место, он может их удалить. Он скорее пообещает это, если установить Orbis или часто его открывать.
pages-inside-weaker = В партии на двоих подсказки, разборы и Оракул здесь немного слабее, чем на сервере.
pages-inside-save = Сохранить копию
pages-inside-saved = Сохранено. Последняя копия: { $time }
pages-inside-last-saved = Последняя копия: { $time }
pages-inside-save-text = Все столы, ваше имя, настройки и свои тайлы в одном файле. Загрузите его в другом браузере и продолжайте там. Тот, у кого есть этот файл, может играть там за вас: никому его не давайте.
pages-inside-load = Загрузить копию
pages-inside-loaded = { $tables ->
    [one] Копия загружена: { $tables } новый стол.
    [few] Копия загружена: { $tables } новых стола.
    [many] Копия загружена: { $tables } новых столов.
   *[other] Копия загружена: { $tables } нового стола.
}
pages-inside-not-loaded = Этот файл — не копия столов Orbis. Ничего не изменилось.
pages-inside-stopped = Игра в этом браузере остановилась. Ваши столы сохранены: запустите её снова и продолжайте с того же места.
pages-inside-outdated = Эта страница старше игры, которую сейчас можно загрузить. Запустите снова: вы получите новую страницу вместе с её игрой.
pages-inside-start-again = Запустить снова
pages-inside-get-again = Загрузить игру заново
pages-inside-thoughtless = Сильные боты, советчик и разборы сейчас не работают в этом браузере: возможно, ему не хватает памяти. Закройте другие вкладки или программы и запустите игру снова. Ваши столы сохранены.
pages-inside-bereft = Ваших столов больше нет в этом браузере: он удалил их, например чтобы освободить место. Если вы сохраняли копию, загрузите её в настройках.
pages-inside-failed = Не получилось. Попробуйте снова.
pages-inside-damaged = Эта копия повреждена или неполна, её нельзя загрузить. Ничего не изменилось.
pages-inside-load-ask = Загрузить эту копию?
pages-inside-load-tables = { $tables ->
    [one] Это копия игрока { $name }, в ней { $tables } стол.
    [few] Это копия игрока { $name }, в ней { $tables } стола.
    [many] Это копия игрока { $name }, в ней { $tables } столов.
   *[other] Это копия игрока { $name }, в ней { $tables } стола.
}
pages-inside-load-unnamed = { $tables ->
    [one] В ней { $tables } стол.
    [few] В ней { $tables } стола.
    [many] В ней { $tables } столов.
   *[other] В ней { $tables } стола.
}
pages-inside-load-own = Недостающие столы добавятся. Свои тайлы с теми же названиями станут такими, как в копии. Имя и настройки останутся такими, как здесь.
pages-inside-load-replaces = Она заменит ваше имя, настройки и свои тайлы с теми же названиями.
pages-inside-load-other = То, что есть в этом браузере у игрока { $name }, больше нельзя будет открыть: сначала сохраните это.
pages-inside-load-save = Сохранить то, что здесь
pages-inside-load-now = Загрузить копию
pages-inside-load-not = Ничего не менять
pages-inside-taken = Теперь вы играете в другой вкладке. Ничего не пропало: ваши столы там.
pages-inside-take-back = Играть снова здесь
pages-inside-deleted = Браузер удалил ваши столы во время игры: данные этой страницы были очищены, или на устройстве не хватает места. Загрузите копию, если вы её сохраняли, или начните без них.
pages-inside-save-open = Сохранить то, что было открыто
pages-inside-save-opened = Сохранено. Теперь эту копию можно загрузить.
pages-inside-anew = Начать без них
pages-bring = Перенести партии сюда
pages-bring-text = Играли в Orbis без этого сервера? Выберите файл, который вы сохранили там кнопкой «Сохранить копию». Партии появятся здесь среди ваших столов, и вы продолжите игру.
pages-bring-file = Выбрать сохранённую копию
pages-bring-here = Продолжить на сервере
pages-bring-here-text = Сохраните копию. Затем откройте страницу сервера и в её настройках, в разделе «Перенести партии сюда», выберите этот файл. Ваши места там останутся за вами, и одно из них можно отдать другу: в меню стола, «{ pages-device }». Столы сохранятся и здесь. Раздача сделана в этом браузере, поэтому никакой сервер не может за неё ручаться: это указано рядом с результатом.
pages-bring-now = Перенести мои партии на сервер
pages-bring-now-text = Ваши места там останутся за вами, и одно из них можно отдать другу: в меню стола, «{ pages-device }». Столы сохранятся и в этом браузере. Раздача сделана здесь, поэтому сервер не может за неё ручаться: это указано рядом с результатом.
pages-bring-step = Партия { $number } из { $games }…
pages-bring-none = Переносить нечего: партий нет.
pages-bring-not = В этом файле нет партий Orbis. Выберите файл, сохранённый кнопкой «Сохранить копию».
pages-bring-play = Продолжить партию
pages-bring-unfit = Партия повреждена, создана в другой версии, или в ней играют другие люди.
pages-bring-done = { $games ->
    [one] { $games } партия теперь среди ваших столов на сервере.
    [few] { $games } партии теперь среди ваших столов на сервере.
    [many] { $games } партий теперь среди ваших столов на сервере.
   *[other] { $games } партии теперь среди ваших столов на сервере.
}
pages-bring-there = { $games ->
    [one] { $games } партия уже была перенесена.
    [few] { $games } партии уже были перенесены.
    [many] { $games } партий уже было перенесено.
   *[other] { $games } партии уже было перенесено.
}
pages-bring-differs = { $games ->
    [one] { $games } партия пошла на сервере иначе. Там она остаётся без изменений.
    [few] { $games } партии пошли на сервере иначе. Там они остаются без изменений.
    [many] { $games } партий пошли на сервере иначе. Там они остаются без изменений.
   *[other] { $games } партии пошли на сервере иначе. Там они остаются без изменений.
}
pages-bring-refused = { $games ->
    [one] { $games } партия не принята:
    [few] { $games } партии не приняты:
    [many] { $games } партий не принято:
   *[other] { $games } партии не принято:
}
pages-offline = Игра без связи
pages-offline-text = Загрузите всю игру в этот браузер: тогда можно играть против ботов, учиться и играть за одним экраном, даже если сервер недоступен. Она займёт { $size } МБ на этом устройстве.
pages-offline-get = Загрузить игру
pages-offline-ready = Игра в этом браузере. Она занимает { $size } МБ.
pages-offline-remove = Удалить её
