### Страница администратора.

admin-title = Этот сервер
admin-token = Токен администратора
admin-token-text = С ним запущен сервер: --admin-token-file или ORBIS_ADMIN_TOKEN. Эта вкладка помнит его, пока вы её не закроете.
admin-open = Открыть
admin-bad = Это не токен этого сервера.
admin-leave = Забыть токен
admin-well = Всё в порядке.
admin-full = Место закончилось. Новые игры не начинаются, начатые продолжаются.
admin-ill = Проблема с базой данных: { $status }
admin-version = Версия
admin-since = Запущен
admin-processes = Процессы
admin-store = База данных
admin-store-file = один файл
admin-disk = Занято места
admin-disk-of = { $used } из { $most }
admin-connections = Открытые соединения
admin-live = Столы в памяти
admin-delay = Наибольшая задержка за минуту
admin-one-process = Соединения, столы в памяти, задержка, работа и отказы относятся к процессу, который ответил.
admin-tables = Столы
admin-waiting = не начаты
admin-playing = идёт игра
admin-over = закончены
admin-find-label = Код или ссылка стола
admin-find = Найти
admin-latest = Недавние столы
admin-no-table = Такого стола нет.
admin-changed = Последнее изменение: { $when }
admin-events = События: { $count }
admin-delete = Удалить…
admin-delete-question = Удалить этот стол?
admin-delete-text = Он исчезнет сразу и для всех. Вернуть его можно только из резервной копии.
admin-delete-yes = Удалить стол
admin-delete-no = Оставить
admin-deleted = Стол удалён.
admin-work = Работа
admin-quick = Чтение и проверка
admin-thinking = Боты и подсказки
admin-reviewing = Разборы
admin-doing = Идёт
admin-queued = Ждёт
admin-services = Службы
admin-service-mail = Почта
admin-service-push = Уведомления в браузере
admin-service-passkeys = Ключи доступа
admin-set-up = настроено
admin-tried = { $result ->
    [sent] настроено; пробное письмо отправлено
   *[failed] настроено; пробное письмо не отправлено
}
admin-missing = не настроено: { $missing }
admin-services-text = Почта: запустите сервер с ORBIS_SMTP=smtps://user:password@mail.example.org, --contact you@example.org и --site https://play.example.org. Остальное: установите через pip install то, что здесь указано, и перезапустите сервер.
admin-mail-to = Отправить пробное письмо на адрес
admin-mail-send = Отправить
admin-mail-sent = Отправлено. Скоро должно прийти; загляните и в спам.
admin-mail-failed = { $problem ->
    [unreachable] Не отправлено: почтовый сервер не отвечает или не впускает этот сервер. Проверьте ORBIS_SMTP: хост, порт, пользователя и пароль.
    [timeout] Не отправлено: почтовый сервер не ответил вовремя. Проверьте хост и порт в ORBIS_SMTP или попробуйте позже.
    [refused] Не отправлено: почтовый сервер отказал (ответ { $status }). Проверьте этот адрес и адрес, указанный в --contact.
    [later] Не отправлено: почтовый сервер сейчас не может принять письмо (ответ { $status }). Попробуйте позже.
    [address] Не отправлено: на этот адрес письмо отправить нельзя. Проверьте, нет ли в нём опечатки.
    [paused] Не отправлено: в последнее время у почтового сервера был сбой или он не отвечал. Попробуйте через несколько минут.
    [busy] Не отправлено: слишком много всего в работе. Попробуйте чуть позже.
   *[off] Не отправлено: этот сервер не отправляет почту.
}
admin-mail-limit = За час можно отправить не больше пяти пробных писем. Попробуйте позже.
admin-notices = Уведомления
admin-notices-waiting = Ещё не отправленные уведомления: { $count }
admin-notices-waiting-text = Они ждут: игрок может сам взглянуть на стол, идут тихие часы или канал не отвечает.
admin-kept-identities = Имена с устройствами, настройками и уведомлениями
admin-notices-text = Неисправные каналы не приняли последнее уведомление. Отправленные и непринятые считаются с запуска.
admin-no-channels = Никто не просил об уведомлениях.
admin-kind = Вид
admin-count = Количество
admin-channels = Каналы
admin-failing = Неисправны
admin-sent = Отправлено
admin-failed = Не принято
admin-limits = Лимиты
admin-limit-rate = Запросы в секунду: { $rate } на игрока, { $burst } сразу. Все игроки с одного адреса вместе: в { $crowd } раз больше.
admin-limit-tables = Незаконченные столы: { $tables } на игрока, { $crowd } на адрес.
admin-limit-daily = Игрок за день: столы { $tables }, записи и наборы тайлов { $texts }, почтовые ящики { $mails }. Адрес: в десять раз больше.
admin-limit-connections = Соединения с одного адреса: { $sockets }, из них { $connections } со столами.
admin-refused = Чаще всего отказано за два часа
admin-nobody = Никто.
admin-network = Сеть
admin-times = Раз
admin-wrong = Неверные токены, отправленные на эту страницу: { $count }
