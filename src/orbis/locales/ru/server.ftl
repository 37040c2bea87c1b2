### Сервер столов: справка, ответы и ошибки.

cli-serve-help = открыть столы для других: сервер для браузеров и программ
cli-tables-help = проверить, сохранить и восстановить столы сервера

server-database = ФАЙЛ|URL
server-host-help = адрес, на котором работает сервер; 0.0.0.0 — все адреса этого компьютера
server-port-help = порт, на котором работает сервер; 0 — любой свободный; по умолчанию { $port }, с --open — тот же, что в прошлый раз
server-open-help = показать страницу в браузере; если ваши столы уже открыты, показать их
server-database-help = где хранятся столы: файл или postgresql://… для нескольких процессов; по умолчанию значение ORBIS_DATABASE или tables.db в вашей папке данных
server-workers-help = число процессов сервера; для нескольких нужен PostgreSQL
server-proxies-help = адреса обратных прокси, чьим пересланным заголовкам можно верить, через запятую
server-origin-help = ещё один источник, страницы которого могут обращаться к серверу; повторите для каждого
server-log-level-help = насколько подробен журнал: строки JSON в стандартном потоке ошибок
server-rate-help = сколько запросов в секунду может делать один пользователь или один адрес
server-tables-help = сколько столов с неоконченной игрой может быть у одного пользователя
server-check-help = воспроизвести партии всех столов и перечислить столы с ошибками
server-export-help = записать все столы в файл
server-import-help = импортировать столы из файла; уже имеющиеся не меняются
server-export-file-help = куда записать
server-import-file-help = файл, записанный командой «export»
server-overwrite-help = заменить файл, если он уже есть

server-ready = Столы открыты по адресу { $address }
server-how-to-stop = Ctrl-C останавливает сервер; всё сохраняется.
server-runs-already = Ваши столы уже открыты по адресу { $address }
server-stopped = Остановлено. Всё сохранено.

server-port-taken = { $host }:{ $port } занят другой программой. Выберите другой порт с помощью --port; 0 найдёт свободный.
server-port-forbidden = Нет прав открыть сервер на { $host }:{ $port }. Порты от 1024 доступны всем.
server-cannot-listen = Сервер не может работать на { $host }:{ $port }: { $reason }
server-workers-need-postgres = Нескольким процессам нужен PostgreSQL (--database postgresql://…); с файлом работает только один.
server-needs-asyncpg = Для PostgreSQL нужен asyncpg. Установка: pip install "orbis[postgres]"
server-unknown-database = Базу задают путём к файлу или адресом, который начинается с postgresql://
server-no-database = Базы { $path } нет.
server-occupied = { $path } использует другой сервер. Сначала остановите его или укажите другой файл с помощью --database.
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
server-file-exists = { $path } уже есть. Укажите другой файл или добавьте --overwrite.
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
server-wrong-line = Строка { $line }: { $reason }
server-wrong-lines = { $lines ->
    [one] Не удалось импортировать { $lines } строку.
    [few] Не удалось импортировать { $lines } строки.
    [many] Не удалось импортировать { $lines } строк.
   *[other] Не удалось импортировать { $lines } строки.
}
