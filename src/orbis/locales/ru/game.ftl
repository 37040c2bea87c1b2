### Слова игры: компоненты, фазы, вопросы, варианты, журнал и счёт.
### Текст без точки в конце — часть фразы или подпись.

## Цвета

colour = { $colour ->
    [white] белый
    [blue] синий
    [green] зелёный
    [red] красный
   *[orange] оранжевый
}
# Перед словом «тайл» или «жетон»; винительный равен именительному.
colour-tile = { colour }
# Один Последователь, винительный.
colour-one = { $colour ->
    [white] белого
    [blue] синего
    [green] зелёного
    [red] красного
   *[orange] оранжевого
}
# Несколько Последователей, винительный.
colour-many = { $colour ->
    [white] белых
    [blue] синих
    [green] зелёных
    [red] красных
   *[orange] оранжевых
}
# В списках, перед словом «цвета».
colour-of = { colour-one }
# То же об одном Последователе.
colour-of-one = { colour-of }

## Списки

list-comma = { $first }, { $last }
list-slash = { $first }/{ $last }
list-and = { $first } и { $last }
list-or = { $first } или { $last }

## Последователи в винительном падеже; `.label` в именительном, для подписей

worshippers = { $count ->
    [one] { $count } Последователя
    [few] { $count } Последователей
    [many] { $count } Последователей
   *[other] { $count } Последователя
}
worshippers-of-colour = { $count ->
    [one] { $count } { colour-one } Последователя
    [few] { $count } { colour-many } Последователей
    [many] { $count } { colour-many } Последователей
   *[other] { $count } { colour-one } Последователя
}
    .label = { amount.label } { $count ->
        [one] Последователь
        [few] Последователя
        [many] Последователей
       *[other] Последователя
    }
worshippers-mixed = { worshippers } ({ $amounts })
amount = { $count ->
    [one] { $count } { colour-one }
    [few] { $count } { colour-many }
    [many] { $count } { colour-many }
   *[other] { $count } { colour-one }
}
    .label = { $count ->
        [one] { $count } { colour }
        [few] { $count } { colour-many }
        [many] { $count } { colour-many }
       *[other] { $count } { colour-one }
    }
amount-any = { $count ->
    [one] { $count } любого цвета
    [few] { $count } любых цветов
    [many] { $count } любых цветов
   *[other] { $count } любого цвета
}
    .label = { $count ->
        [one] { $count } любой
        [few] { $count } любых
        [many] { $count } любых
       *[other] { $count } любого
    }

## Виды тайлов Земли

kind-farm = Ферма
kind-village = Деревня
kind-forest = Лес
kind-volcano = Вулкан
kind-irrigation = Орошение
kind-conversion = Прозелитизм
kind-stone = Священный камень
kind-temple = Храм
# Тайл по цвету и виду, винительный равен именительному.
kind-tile = { colour-tile } тайл { $kind ->
    [farm] Фермы
    [village] Деревни
    [forest] Леса
    [volcano] Вулкана
    [irrigation] Орошения
    [conversion] Прозелитизма
    [stone] Священного камня
   *[temple] Храма
}
wilderness = Пустошь
# Винительный.
wilderness-tile = Пустошь

## Эффекты

effect-farm = Ферма: начиная со следующего тайла символы { $colours } цвета вам ничего не стоят.
effect-village = Деревня: верните в Эфир { worshippers } { $count ->
    [one] любого цвета
    [few] любых цветов
    [many] любых цветов
   *[other] любого цвета
}, иначе она не активируется.
effect-forest = Лес: в конце игры активируется, если рядом с ним есть хотя бы { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
    [many] { $count } тайлов
   *[other] { $count } тайла
} { $colours } цвета.
effect-volcano = Вулкан: уберите с тайлов в центре стола { worshippers } { $colours } цвета, иначе он не активируется.
effect-irrigation = Орошение: активируется, если прямо под ним есть тайл { $colours } цвета.
effect-conversion = Прозелитизм: возьмите { worshippers-of-colour }.
effect-any-conversion = Прозелитизм: возьмите { worshippers } { $count ->
    [one] любого цвета
    [few] любых цветов
    [many] любых цветов
   *[other] любого цвета
}.
effect-stone = Священный камень: приносит свои очки без всяких условий.
effect-temple = Храм: { $count ->
    [one] { $count } символ учитывается
    [few] { $count } символа учитываются
    [many] { $count } символов учитываются
   *[other] { $count } символа учитываются
} при раздаче жетонов Храмов в конце игры.

brief-farm = Ферма: { $colours }
brief-village = Деревня: { $count }
brief-forest = Лес: { $count } × { $colours }
brief-volcano = Вулкан: { $count } × { $colours }
brief-irrigation = Орошение: { $colours }
brief-conversion = Прозелитизм: { $count } × { colour }
brief-any-conversion = Прозелитизм: { $count } × любой
brief-stone = Священный камень
brief-temple = Храм: { $count }

## Тайлы

level = уровень { $level }
star-none = без звезды
star-white = белая звезда
star-purple = сиреневая звезда
tile-cost = { $count ->
    [0] бесплатно
   *[other] за { $cost }
}
tile = уровень { $level } · { colour } · { $brief } · { tile-cost } · { $points } ОС
tile-mystic = { tile } · мистическое число { $mystic }
unofficial = Значения тайлов неофициальные: это наш собственный набор.

## Боги

god-G1 = Богиня Любви
    .object = Богиню Любви
    .taken = Сразу возьмите 5 Последователей любых цветов.
    .end = 1 ОС в конце игры.
god-G2 = Богиня-ученица
    .object = Богиню-ученицу
    .taken = { -nothing-now }
    .end = 2 ОС в конце игры.
god-G3 = Бог Океанов
    .object = Бога Океанов
    .taken = { -nothing-now }
    .end = 3 ОС в конце игры, если вы в числе игроков с наибольшим числом активированных тайлов Орошения.
god-G4 = Богиня Праздности
    .object = Богиню Праздности
    .taken = { -nothing-now }
    .end = 1 ОС в конце игры, и вы не теряете ОС за Пустоши.
god-G5 = Богиня Огня
    .object = Богиню Огня
    .taken = { -nothing-now }
    .end = 3 ОС в конце игры, если вы в числе игроков с наибольшим числом активированных Вулканов.
god-G6 = Бог Технологий
    .object = Бога Технологий
    .taken = { -nothing-now }
    .end = 3 ОС в конце игры, если вы в числе игроков с наименьшим числом Пустошей.
god-G7 = Богиня Природы
    .object = Богиню Природы
    .taken = { -nothing-now }
    .end = 3 ОС в конце игры, если вы в числе игроков с наибольшим числом активированных Лесов.
god-G8 = Бог Равновесия
    .object = Бога Равновесия
    .taken = { -nothing-now }
    .end = 3 ОС в конце игры, если у вас есть активированные Деревня и Вулкан, а также Храм.
god-G9 = Бог Урожая
    .object = Бога Урожая
    .taken = { -nothing-now }
    .end = 3 ОС в конце игры, если вы в числе игроков с наибольшим числом активированных Деревень.
god-G10 = Бог Смерти
    .object = Бога Смерти
    .taken = Сразу верните в Эфир 6 Последователей любых цветов, иначе он не активируется.
    .end = 3 ОС в конце игры, если он активирован.
-nothing-now = Без немедленного эффекта.

## Фазы

phase-take = выбор
phase-settle = судьба тайла
phase-pay = оплата
phase-place = размещение
phase-effect = эффект
phase-trim = лимит
phase-end = конец хода
phase-reveal = пополнение
phase-over = конец игры

## Вопросы

question-take = { $choice ->
    [tile] Какой тайл Земли вы берёте?
    [god] Какого Бога вы берёте?
   *[both] Что вы берёте: тайл Земли или Бога?
}
question-settle = Построить { kind-tile } или превратить его в Пустошь?
question-exchange = Обменять Последователей и построить тайл или превратить его в Пустошь?
question-wilderness = { settle-wilderness }: { $reason }.
settle-wilderness = Он может стать только Пустошью
settle-unpaid = вам нечем за него заплатить, не хватает: { $amounts }
settle-no-slot = ни под одним свободным местом нет его цвета
question-pay = Выберите { worshippers } для оплаты, цвет любой.
question-place = { $face ->
    [up] Куда вы кладёте { kind-tile }?
   *[down] Куда вы кладёте Пустошь?
}
question-place-only = { $face ->
    [up] Положите { kind-tile } на единственное возможное место.
   *[down] Положите Пустошь на единственное возможное место.
}
question-village = Вернуть в Эфир { worshippers }, чтобы активировать Деревню, или отказаться?
question-volcano = Убрать { worshippers } { $colours } цвета, чтобы активировать Вулкан, или отказаться?
question-god = Вернуть в Эфир { worshippers }, чтобы активировать { $god }, или отказаться?
question-discard = Выберите ещё { worshippers }, чтобы вернуть в Эфир.
question-strike = Выберите ещё { worshippers }, чтобы убрать.
question-gain = { $count ->
    [one] Возьмите { worshippers } любого цвета.
    [few] Возьмите { worshippers } любых цветов.
    [many] Возьмите { worshippers } любых цветов.
   *[other] Возьмите { worshippers } любых цветов.
}
question-trim = Оставить можно не больше 10 Последователей. Верните в Эфир { worshippers }.
question-end = Завершить ход?
question-reveal = На месте { $cell } открывается новый тайл.
question-over = Игра окончена.

# What has to be decided before anything else.
first-take = Сначала возьмите тайл или Бога.
first-settle = Вы взяли тайл. Сначала постройте его или превратите в Пустошь — либо отмените ход.
first-pay = Сначала выберите, чем платите, или отмените.
first-place = Сначала положите свой тайл или отмените.
first-discard = Сначала выберите Последователей, которых вернёте в Эфир, или откажитесь.
first-gain = Сначала выберите Последователей, которых берёте.
first-strike = Сначала выберите Последователей, которых уберёте, или откажитесь.
first-trim = Сначала оставьте десять Последователей: верните лишних или обменяйте.
first-end = Ход сделан. Завершите его или отмените.
first-reveal = Открывается новый тайл.

## Варианты

option-take-tile = взять { kind-tile } с места { $cell }
option-take-god = взять { $god }
option-exchange = обменять 3 { $given } на 1 { $gained }
option-build = { $count ->
    [0] построить бесплатно
   *[other] построить за { $cost }
}
option-wilderness = превратить в Пустошь
option-place-first = положить в пустой ряд 1
option-place-left = положить с левого края ряда 1
option-place-right = положить с правого края ряда 1
option-place-above = положить в ряд { $row } ({ $slot })
option-pay = отдать { worshippers-of-colour }
option-discard = вернуть в Эфир { worshippers-of-colour }
option-gain = взять { worshippers-of-colour }
option-strike = убрать { worshippers-of-colour } ({ $cell })
option-decline = { $what ->
    [village] отказаться: Деревня не активируется
    [volcano] отказаться: Вулкан не активируется
   *[god] отказаться: Бог не активируется
}
option-end = завершить ход

## Журнал

log-take-tile = { $count ->
    [0] { $name } берёт { kind-tile } с места { $cell }.
   *[other] { $name } берёт { kind-tile } с места { $cell } и собирает { $gathered }.
}
log-take-god = { $name } берёт { $god }.
log-exchange = { $name } обменивает 3 { $given } Последователей на 1 { $gained }.
log-build = { $count ->
    [0] { $name } строит { kind-tile }.
   *[other] { $name } строит { kind-tile } за { $cost }.
}
log-wilderness = { $name } превращает { kind-tile } в Пустошь.
log-place-first = { $name } кладёт { $piece } в пустой ряд 1.
log-place-left = { $name } кладёт { $piece } с левого края ряда 1.
log-place-right = { $name } кладёт { $piece } с правого края ряда 1.
log-place-above = { $name } кладёт { $piece } в ряд { $row }.
log-pay = { $name } отдаёт { worshippers-of-colour }.
log-discard = { $name } возвращает в Эфир { worshippers-of-colour }.
log-gain = { $name } берёт { worshippers-of-colour }.
log-strike = { $name } убирает { worshippers-of-colour } с места { $cell }.
log-decline = { $name } отказывается.
log-end = { $name } завершает ход.
log-discount = { $name } берёт { colour-tile } жетон Бесконечной преданности.
log-active = { $what ->
    [village] Деревня активирована.
    [volcano] Вулкан активирован.
    [irrigation] Орошение активировано.
   *[god] { $god } активирован.
}
log-deactivated = { $what ->
    [village] Деревня не активирована.
    [volcano] Вулкан не активирован.
    [irrigation] Орошение не активировано.
   *[god] { $god } не активирован.
}
log-short = { $what ->
    [village] Деревня не активирована: осталось { $available }, нужно { $due }.
    [volcano] Вулкан не активирован: в центре стола { $available } из { $due }.
   *[god] { $god } не активирован: осталось { $available }, нужно { $due }.
}
log-reveal = Новый тайл на месте { $cell }: { $tile }.

## Счёт

score-regions = тайлы Земли
    .short = земли
score-wildernesses = Пустоши
    .short = пуст.
score-temple = Храм
    .short = храм
score-god = Бог
    .short = бог
score-total = всего
    .short = ОС
score-worshippers = оставшиеся Последователи
    .short = посл.
winners = { $count ->
    [1] Побеждает { $names }.
   *[other] Победу делят { $names }.
}

## Ошибки в файле с тайлами

fault-place = { $column ->
    [none] Строка { $row }
   *[other] Строка { $row }, столбец { $column }
}
fault-found = «{ $text }»
fault-found-nothing = (пусто)
fault-encoding = { fault-place }: файл должен быть текстом в UTF-8. Найдены байты { $found }.
fault-header = { fault-place }: первая строка должна иметь вид { $header }. Найдено: { $found }.
fault-fields = { fault-place }: в строке должно быть 8 полей через запятую. Найдено: { $found }.
fault-quotes = { fault-place }: кавычки расставлены не так, как положено в CSV.
fault-empty = { fault-place }: после первой строки должен быть хотя бы один тайл. Не найдено ни одного.
fault-id = { fault-place }: номера должны идти по порядку: 0, 1, 2 и так далее. Найдено: { $found }.
fault-level = { fault-place }: уровень должен быть 1, 2 или 3. Найдено: { $found }.
fault-colour = { fault-place }: цвет должен быть одним из слов white, blue, green, red, orange. Найдено: { $found }.
fault-cost = { fault-place }: стоимость — не больше 9 знаков из W, B, G, R, O и *. Найдено: { $found }.
fault-effect = { fault-place }: эффект должен иметь вид «farm W», «village 3», «forest BW 2», «volcano RG 3», «irrigation G», «convert W2», «convert *1», «stone» или «temple 2». Найдено: { $found }.
fault-points = { fault-place }: очки должны быть числом от 0 до 99. Найдено: { $found }.
fault-mystic = { fault-place }: у белого тайла должно быть мистическое число от 0 до 99, у других его нет. Найдено: { $found }.
fault-star = { fault-place }: звезда должна быть одним из слов white, purple, none. Найдено: { $found }.
fault-crowded = { fault-place }: тайлов одного уровня может быть не больше 32. Найдено: { $found }.
