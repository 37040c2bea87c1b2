### Сервер столов: справка, ответы и ошибки.

cli-serve-help = открыть столы для других: сервер для браузеров и программ
cli-site-help = записать игру в виде файлов для статического хостинга: она работает в браузере, без сервера
cli-tables-help = проверить, сохранить и восстановить столы сервера

server-database = ФАЙЛ|URL
server-host-help = адрес, на котором работает сервер; 0.0.0.0 — все адреса этого компьютера
server-port-help = порт, на котором работает сервер; 0 — любой свободный; по умолчанию { $port }, с --open — тот же, что в прошлый раз
server-open-help = показать страницу в браузере; если ваши столы уже открыты, показать их
server-database-help = где хранятся столы: файл или postgresql://… для нескольких процессов; по умолчанию значение ORBIS_DATABASE или tables.db в вашей папке данных
server-workers-help = число процессов сервера; для нескольких нужен PostgreSQL
server-proxies-help = адреса обратных прокси, чьим пересланным заголовкам можно верить, через запятую; «private» — все частные сети; по умолчанию: ORBIS_PROXIES или никакие
server-origin-help = ещё один источник, страницы которого могут обращаться к серверу; повторите для каждого
server-log-level-help = насколько подробен журнал: строки JSON в стандартном потоке ошибок; с --open — в файле рядом со столами
server-rate-help = сколько запросов в секунду может делать один пользователь или один адрес; по умолчанию: { $default }
server-tables-help = сколько столов с неоконченной игрой может быть у одного пользователя; по умолчанию: { $default }
server-keep = ВИД=ДНИ
server-keep-help = сколько дней хранить после последнего использования или «ever» (всегда); повторите для каждого вида; по умолчанию: { $kinds }
server-daily = ВИД=N
server-daily-help = сколько столов (tables=200) или вставленных записей и наборов тайлов (texts=50) пользователь может добавить за день; с одного адреса — в десять раз больше
server-disk-help = сколько ГиБ могут занимать столы, прежде чем новое начать нельзя; по умолчанию: 10
server-trees-help = сколько МБ памяти боты могут сохранять для следующих решений; по умолчанию: 64
server-phrases-only-help = игроки пользуются только готовыми фразами, которые каждый читает на своём языке, и ни за одним столом не пишут своих текстов; по умолчанию: ORBIS_PHRASES_ONLY=1
server-contact-help = кого службы уведомлений могут спросить об этом сервере: ваш почтовый адрес или страница https:// о вас; с него отправляются и письма, если ORBIS_SMTP указывает почтовый сервер; по умолчанию: ORBIS_CONTACT
server-site-help = адрес, по которому игроки находят этот сервер, например https://play.example.org: туда ведут ссылки в уведомлениях, и без него нет почты; по умолчанию: ORBIS_SITE
server-place = УЗЕЛ:ПОРТ|СЕТЬ
server-webhooks-at-help = место в вашей собственной сети, куда можно отправлять уведомления, например homeassistant.local:8123 или 192.168.1.0/24, также по http; туда сможет отправлять каждый игрок этого сервера; повторите для каждого места; по умолчанию нет
server-admin-help = файл с токеном, который открывает страницу администратора /admin, не короче { $least } знаков; по умолчанию: ORBIS_ADMIN_TOKEN; без токена этой страницы нет
server-bad-admin-token = { $where } не содержит токена: от { $least } до { $most } букв, цифр или знаков без пробелов. Создать его можно так: openssl rand -hex 32
server-allowed-port = от 0 до 65535
server-allowed-rate = числа больше 0
server-allowed-keep = ВИД=ДНИ (от 0 до { $most } дней) или ВИД=ever; виды: { $kinds }
server-allowed-daily = tables=N или texts=N, где N — от 0
server-allowed-disk = число ГиБ больше 0, например 10 или 0.5
server-allowed-origin = http:// или https:// и имя хоста, после которого ничего нет, например https://play.example.org
server-allowed-contact = почтовый адрес или адрес, который начинается с https://
server-allowed-webhooks-at = узел с портом, например homeassistant.local:8123, или сеть, например 192.168.1.0/24
server-allowed-proxies = адреса или сети через запятую, например 192.0.2.7,10.0.0.0/8, или «private». «*» недопустимо: тогда любой мог бы выдать себя за другой адрес
server-prune-help = удалить то, что больше не нужно хранить
server-delete-help = удалить отдельные столы
server-dry-run-help = только показать, что было бы удалено
server-table = СТОЛ
server-delete-ids-help = идентификаторы столов, как в ссылках
server-check-help = воспроизвести партии всех столов и перечислить столы с ошибками
server-backup-help = записать полную копию в файл, не останавливая сервер
server-restore-help = заменить столы резервной копией; сначала остановите сервер
server-backup-file-help = куда записать
server-restore-file-help = файл, записанный командой «backup»
server-replace-help = удалить всё, что сейчас есть в базе PostgreSQL
server-export-help = записать все столы в файл
server-import-help = импортировать столы из файла; уже имеющиеся не меняются
server-export-file-help = куда записать
server-import-file-help = файл, записанный командой «export»: ему сервер доверяет так же, как самой базе; с --copy — то, что прислал вам игрок
server-copy-help = файл — копия, сохранённая игроком на странице без сервера: импортировать только то, что принадлежит этому игроку
server-overwrite-help = заменить файл, если он уже есть

server-ready = Столы открыты по адресу { $address }
server-how-to-stop = Ctrl-C останавливает сервер; всё сохраняется.
server-for-others = Другие в вашей сети могут открыть { $address }
server-only-here = Этот адрес открывается только на этом компьютере. Для друзей в той же сети Wi-Fi добавьте --host 0.0.0.0
server-runs-already = Ваши столы уже открыты по адресу { $address }
server-stopped = Остановлено. Всё сохранено.

server-port-taken = { $host }:{ $port } занят другой программой. Выберите другой порт с помощью --port; 0 найдёт свободный.
server-port-forbidden = Нет прав открыть сервер на { $host }:{ $port }. Порты от 1024 доступны всем.
server-cannot-listen = Сервер не может работать на { $host }:{ $port }: { $reason }
server-workers-need-postgres = Нескольким процессам нужен PostgreSQL (--database postgresql://…); с файлом работает только один.
server-bad-mail = ORBIS_SMTP должен иметь вид smtps://user:password@mail.example.org или smtp://localhost:25, а --contact — почтовый адрес, с которого отправляются письма.
server-mail-needs-site = Для почты нужен --site: адрес, по которому игроки находят этот сервер, например https://play.example.org.
server-needs-asyncpg = Для PostgreSQL нужен asyncpg. Установка: pip install "orbis[postgres]"
server-unknown-database = Базу задают путём к файлу или адресом, который начинается с postgresql://
server-no-database = Базы { $path } нет.
server-occupied = { $path } использует работающий сервер. Сначала остановите его или укажите другой файл с помощью --database.
server-damaged = Файл { $path } повреждён ({ $reason }). «orbis tables check» покажет, что потеряно, «orbis tables export» сохранит остальное, а «orbis tables restore» вернёт резервную копию.
server-unusable-database = Столы недоступны: { $reason }
server-unusable-file = Столы недоступны: { $reason }. Укажите другой файл с помощью --database.

server-checking = проверка
server-exporting = запись
server-importing = импорт
server-wrong-table = Ошибка в данных стола { $table }: { $reason }
server-checked = { $tables ->
    [one] Проверен { $tables } стол.
    [few] Проверено { $tables } стола.
    [many] Проверено { $tables } столов.
   *[other] Проверено { $tables } стола.
}
server-wrong-tables = { $tables ->
    [one] Ошибки в данных { $tables } стола.
    [few] Ошибки в данных { $tables } столов.
    [many] Ошибки в данных { $tables } столов.
   *[other] Ошибки в данных { $tables } стола.
}
server-damaged-part = Часть «{ $part }» повреждена: { $reason }
server-ids-lost = Список столов повреждён. Столы, которых больше нигде нет, потеряны.
server-backed-up = { $tables ->
    [one] { $tables } стол скопирован в файл { $path }, копия проверена.
    [few] { $tables } стола скопировано в файл { $path }, копия проверена.
    [many] { $tables } столов скопировано в файл { $path }, копия проверена.
   *[other] { $tables } стола скопировано в файл { $path }, копия проверена.
}
server-restored = { $tables ->
    [one] { $tables } стол восстановлен из файла { $path }.
    [few] { $tables } стола восстановлено из файла { $path }.
    [many] { $tables } столов восстановлено из файла { $path }.
   *[other] { $tables } стола восстановлено из файла { $path }.
}
server-set-aside = То, что было раньше, теперь в файле { $path }.
server-not-a-backup = Файл { $path } нельзя восстановить: { $reason }. Файлы, записанные командой «export», читает «orbis tables import».
server-in-use = Этой базой пользуется сервер, или он пользовался ею несколько секунд назад. Остановите его и повторите через 15 секунд.
server-not-empty = База не пуста. Укажите пустую или добавьте --replace, чтобы удалить из неё всё.
server-pruned = { $kind }: удалено { $count }
server-would-prune = { $kind }: к удалению { $count }
server-deleted-table = Стол { $table } удалён.
server-no-table = Стола { $table } нет.
server-file-exists = { $path } уже есть. Укажите другой файл или добавьте --overwrite.
server-no-folder = Папки { $folder } нет. Сначала создайте её или укажите другой файл.
server-not-an-archive = Файл { $path } нельзя импортировать: его записала не команда «export». Файлы, записанные командой «backup», читает «orbis tables restore».
server-is-a-copy = Файл { $path } — копия, сохранённая на странице. Импортируйте его с --copy: тогда из него попадёт сюда только то, что принадлежит сохранившему его игроку.
server-not-a-copy = Файл { $path } нельзя импортировать с --copy: это не полная копия, какую на странице записывает «Сохранить копию». Попросите того, кто его прислал, сохранить её ещё раз.
server-file-is-database = { $path } — база данных этих столов или работающего сервера. Укажите другой файл.
server-exported = { $tables ->
    [one] В { $path } записан { $tables } стол.
    [few] В { $path } записано { $tables } стола.
    [many] В { $path } записано { $tables } столов.
   *[other] В { $path } записано { $tables } стола.
}
server-left-out = { $tables ->
    [one] Пропущен { $tables } стол.
    [few] Пропущено { $tables } стола.
    [many] Пропущено { $tables } столов.
   *[other] Пропущено { $tables } стола.
}
server-imported = { $tables ->
    [one] Импортирован { $tables } стол.
    [few] Импортировано { $tables } стола.
    [many] Импортировано { $tables } столов.
   *[other] Импортировано { $tables } стола.
}
server-already-there = { $tables ->
    [one] { $tables } стол уже был и не изменился.
    [few] { $tables } стола уже были и не изменились.
    [many] { $tables } столов уже было, они не изменились.
   *[other] { $tables } стола уже было, они не изменились.
}
server-import-way-back = Тот, кто сохранил эту копию, вернётся здесь к своему имени и столам по этой ссылке. Она секретна; поставьте перед ней адрес вашего сервера: { $link }
server-other-key-push = Внимание: этот сервер сохраняет собственный ключ web push. До браузеров, подписанных на другом сервере, отсюда ничего не дойдёт: людям оттуда нужно снова включить уведомления в настройках.
server-other-key-links = Внимание: этот сервер сохраняет собственный ключ для ссылок. Ссылки из уведомлений и писем другого сервера здесь не работают.
server-wrong-line = Строка { $line }: { $reason }
server-wrong-lines = { $lines ->
    [one] Не удалось импортировать { $lines } строку.
    [few] Не удалось импортировать { $lines } строки.
    [many] Не удалось импортировать { $lines } строк.
   *[other] Не удалось импортировать { $lines } строки.
}

## Что мессенджер показывает о ссылке

server-card-invited = { $name } приглашает вас сыграть в Orbis
server-card-seats = { $count ->
    [one] За столом: { $names }. Есть { $count } свободное место.
    [few] За столом: { $names }. Есть { $count } свободных места.
    [many] За столом: { $names }. Есть { $count } свободных мест.
   *[other] За столом: { $names }. Есть { $count } свободного места.
}
server-card-full = За столом: { $names }. Все места заняты, но можно наблюдать.
server-card-table = Orbis: { $names }
server-card-round = Раунд { $round } из 15. Откройте ссылку, чтобы наблюдать.
server-card-record = Запись партии: её можно посмотреть ход за ходом.

## Файлы для статического хостинга

server-site-folder = ПАПКА
server-site-folder-help = папка для файлов; сайт, который там уже есть, обновится
server-site-home-help = адрес, где можно взять Orbis, например адрес репозитория: страница покажет его тем, кому нужен свой сервер
server-site-home-not-address = «{ $text }» — это не адрес. Укажите адрес, который начинается с https://.
server-site-no-page = Страница не собрана, а для сайта она нужна. В клоне проекта её собирает ./play.
server-site-no-pack = Для сайта нужен офлайн-пакет: pip install { $wheel } (этот файл есть в каждом выпуске), а в клоне проекта его собирает команда: sh -c '. scripts/setup.sh; set_up pack'
server-site-not-folder = { $folder } — это файл. Укажите папку.
server-site-not-empty = В папке { $folder } есть другие файлы. Укажите пустую папку или папку с сайтом, который записала эта команда.
server-site-written =
    Сайт в папке { $folder }: { $size } МБ.
    Попробуйте его: { $command }
    Затем откройте { $address } в браузере.
    Чтобы опубликовать его, скопируйте папку на любой хостинг файлов, например GitHub Pages. Он работает по любому пути и не требует особых заголовков. Каждый, кто его откроет, играет в своём браузере: против ботов или вместе за одним экраном. Для игры с друзьями на расстоянии нужен orbis serve.
