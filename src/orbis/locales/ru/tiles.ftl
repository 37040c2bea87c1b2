### Тайлы, которые можно посмотреть, и свои.

## Просмотр

tiles-title = Тайлы
tiles-title-set = Тайлы: { $name }
tiles-unofficial-why = Виды и количество тайлов, а также Боги — как в коробке; стоимость, очки, цвета эффектов и мистические числа — наши: напечатанные никто не публиковал. Если у вас есть игра, введите значения своих тайлов и играйте с ними.
tiles-entered = Эти тайлы ввёл кто-то из игроков.
tiles-entered-id = Такие ли они, как в коробке, знает только тот, кто их ввёл. В записях партий с ними указан этот идентификатор:
tiles-unknown = Этот сервер не знает таких тайлов. Тот, у кого есть их файл, может импортировать его на странице «Свои тайлы».
tiles-own-way = Ввести тайлы из своей коробки
tiles-to-unofficial = Неофициальные тайлы
tiles-print = Печать
tiles-download = Скачать как CSV
tiles-level = Уровень
tiles-colour = Цвет
tiles-effect = Эффект
tiles-shown = Показано: { $shown } из { $all }.
tiles-left-out = { $players ->
    [2] При двух игроках тайлы с белой или сиреневой звездой остаются в коробке: { $count }.
    [3] При трёх игроках тайлы с белой звездой остаются в коробке: { $count }.
   *[4] При четырёх игроках в игре все тайлы.
}
tiles-show-all = Показать все
tiles-none = Таких тайлов нет.
tiles-regions = Тайлы Земли
tiles-gods = Боги
tiles-gods-text = Открывают на одного Бога больше, чем игроков; каждый за игру берёт одного из них.
tiles-mystic-is = мистическое число { $mystic }

## Новый набор

tiles-own = Свои тайлы
tiles-own-text = Введите напечатанные значения из своей коробки, тайл за тайлом. Набор остаётся в этом браузере; сервер получит его, только когда вы откроете с ним стол. Экспортируйте набор, чтобы сохранить его и в другом месте.
tiles-begin = Создать ещё один набор
tiles-new-name = Моя коробка
tiles-copy = Из неофициального набора
tiles-copy-text = Сравните его со своей коробкой, тайл за тайлом, и измените то, что отличается.
tiles-copy-do = Скопировать набор
tiles-empty = Из пустых тайлов
tiles-empty-text = Уровни и цвета уже заданы там, где они известны; остальное введёте вы.
tiles-empty-do = Начать с нуля
tiles-import = Из файла
tiles-import-text = Экспортированный набор или любой файл CSV того же формата. Его можно и перетащить сюда.
tiles-import-do = Выбрать файл
tiles-import-faults = { $count ->
    [one] В «{ $name }» { $count } ошибка:
    [few] В «{ $name }» { $count } ошибки:
    [many] В «{ $name }» { $count } ошибок:
   *[other] В «{ $name }» { $count } ошибки:
}
tiles-import-rest = { $count ->
    [one] Загрузить { $count } тайл и исправить здесь
    [few] Загрузить { $count } тайла и исправить здесь
    [many] Загрузить { $count } тайлов и исправить здесь
   *[other] Загрузить { $count } тайла и исправить здесь
}

## Набор

tiles-sets = Ваши наборы
tiles-name = Название набора
tiles-progress = Сверено тайлов: { $compared } из { $all }
tiles-ready = В наборе нет ошибок: теперь его можно выбрать, открывая стол.
tiles-unready = { $count ->
    [one] { $count } тайл ещё не заполнен до конца. Всё введённое сохранено.
    [few] { $count } тайла ещё не заполнены до конца. Всё введённое сохранено.
    [many] { $count } тайлов ещё не заполнены до конца. Всё введённое сохранено.
   *[other] { $count } тайла ещё не заполнены до конца. Всё введённое сохранено.
}
tiles-to-tables = Открыть стол
tiles-look = Посмотреть весь набор
tiles-export = Экспортировать как CSV
tiles-drop = Удалить набор
tiles-drop-sure = Больше его нигде нет, если вы его не экспортировали.
tiles-keep = Оставить
tiles-not-kept = Этот браузер больше ничего не может сохранить: экспортируйте набор, прежде чем закрыть страницу.
tiles-all = Все тайлы набора
tiles-add = Добавить тайл
tiles-remove = Убрать тайл { $number }
tiles-put-back = Вернуть тайл
tiles-small = Тайл { $number }: { $name }, { $state }
tiles-unknown-tile = пока без эффекта
tiles-state-faulty = заполнен не до конца
tiles-state-compared = сверен
tiles-state-open = ещё не сверен

## Тайл

tiles-number = Тайл { $number } из { $all }
tiles-previous = Предыдущий
tiles-next = Следующий
tiles-done = Верно, дальше
tiles-checking = Проверяется…
tiles-complete = Тайл заполнен. Совпадает с напечатанным?
tiles-compared = Заполнен и сверен.
tiles-incomplete = { $count ->
    [one] Осталось заполнить или исправить { $count } поле.
    [few] Осталось заполнить или исправить { $count } поля.
    [many] Осталось заполнить или исправить { $count } полей.
   *[other] Осталось заполнить или исправить { $count } поля.
}
tiles-cost = Стоимость
tiles-any = любой цвет
tiles-cost-is = { $colour }: { $number }
tiles-cost-less = { $colour }: на один меньше
tiles-cost-more = { $colour }: на один больше
tiles-any-conversion = Прозелитизм (любой цвет)
tiles-effect-number = Число
tiles-effect-colour = Цвет эффекта
tiles-effect-colours = Цвета эффекта
tiles-points = Очки Созидания
tiles-mystic = Мистическое число
tiles-star = Звезда
tiles-expect-level = Выберите уровень.
tiles-expect-colour = Выберите цвет.
tiles-expect-cost = Не больше 9 символов.
tiles-expect-effect = Выберите эффект, его цвета и число от 1 до 9, если они у него есть.
tiles-expect-points = Число от 0 до 99.
tiles-expect-mystic = На белом тайле число от 0 до 99, на других ничего.
tiles-expect-star = Выберите звезду или «без звезды».
tiles-found = В файле: «{ $text }».

## Набор в целом

tiles-whole = Набор в целом
tiles-whole-good = Количество тайлов везде такое же, как в известных изданиях игры.
tiles-whole-unfinished = Набор не закончен, поэтому кое-что ещё не совпадает:
tiles-whole-strange = С набором можно играть. Кое-что отличается от известных изданий игры; посмотрите ещё раз:
tiles-remark-tiles = Тайлы: { $found } вместо { $expected }.
tiles-remark-colour = Уровень { $level }, { colour }: { $found } вместо { $expected }.
tiles-remark-star = { $star ->
    [white] Уровень { $level }, белые звёзды: { $found } вместо { $expected }.
   *[purple] Уровень { $level }, сиреневые звёзды: { $found } вместо { $expected }.
}
tiles-remark-mystic = Мистическое число { $found } есть на нескольких тайлах: { $tiles }.
tiles-remark-alike = Эти тайлы одинаковы: { $tiles }.
tiles-remark-players = Слишком мало тайлов для такого числа игроков: { $found }.
