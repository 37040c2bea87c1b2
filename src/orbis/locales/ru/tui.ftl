### Стол в терминале.

## На столе

tui-round = Раунд { $round } из { $rounds }
tui-at-turn = ходит { $name }
tui-points = { $points } ОС
# Перед числом оставшихся тайлов каждого уровня.
tui-stacks = стопки
tui-hint = Вы здесь впервые? Введите ? и нажмите Enter: появится справка по символам и командам.
tui-small = Для всего стола нужно окно { $width } × { $height }; ваше меньше.
tui-thinking = { $name } думает…

## Ответы

tui-legal = { $word } — это можно: { $option }.
tui-refused = { $word } — сейчас этого сделать нельзя.
tui-no-option = Варианта { $number } нет; номера идут от 1 до { $count }.
tui-unknown = Непонятно: «{ $word }».
tui-meant = Может быть: { $words }.
tui-expected = Введите номер варианта (от 1 до { $count }) или его название, например { $example }; «помощь» покажет всё.
tui-expected-one = Единственный вариант — { $example }: его выбирает Enter; «помощь» покажет всё.
tui-not-read = Ход завершён; пропущено: { $words }.
tui-picked = Выбрано { $chosen } из { $due }: { $words }. «назад» убирает последнего.
tui-why-what = Что объяснить? Укажите действие, номер варианта или правило, например: почему 2a, почему 3, почему P3.
tui-no-tile = На месте «{ $word }» тайла нет. Укажите место в центре стола, например b2, место в своей пирамиде, например 2a, или номер тайла, например #37.
tui-no-god = Бога «{ $word }» нет; есть Боги от G1 до G10.
tui-no-rule = Правил со словом «{ $word }» нет.
tui-show-whom = Чью Вселенную показать? { $names }.
tui-log-empty = Пока ничего не произошло.
tui-more = Enter: дальше, q: хватит
tui-rule-exact = Точное правило по-английски: { $text }

## Слова, которые можно ввести; несколько с одним значением разделены пробелом

tui-word-build = строить построить
tui-word-wild = пустошь
tui-word-no = нет
tui-word-end = конец
tui-word-all = всё все
tui-command-why = почему
tui-command-undo = назад
tui-command-score = счёт счет
tui-command-log = журнал
tui-command-left = стопки
tui-command-show = показать
tui-command-tile = тайл
tui-command-god = бог
tui-command-rules = правила правило
tui-command-save = сохранить
tui-command-help = помощь
tui-command-quit = выход

## Помощь

tui-help-answers = Отвечайте номером варианта или его названием; название можно сокращать, пока оно однозначно: b2 — взять тайл, G7 — взять Бога, W>B — обменять 3 белых на 1 синего. В одной строке может быть несколько ответов: b2 build 1> end. Если вариант только один, просто нажмите Enter.
tui-help-why = почему действие возможно или нет
tui-help-undo = отменить последнее решение хода или все
tui-help-score = счёт, если закончить сейчас
tui-help-log = что произошло
tui-help-left = тайлы, оставшиеся в стопках
tui-help-show = Вселенная игрока крупно
tui-help-tile = тайл со всеми подробностями
tui-help-god = один Бог или все
tui-help-rules = все правила, одно из них или правила с данным словом
tui-help-save = записать копию партии
tui-help-help = эта справка
tui-help-quit = выйти; игра сохранится
tui-legend-cost = стоимость: строчные буквы для вас бесплатны, * — любой цвет
tui-legend-worshippers = Последователи
tui-legend-level = уровень
tui-legend-mystic = мистическое число
tui-legend-temples = символы Храма
tui-legend-discount = жетон Бесконечной преданности
tui-legend-counts = очки, которые засчитываются
tui-legend-waits = Лес, которому ещё не хватает соседей
tui-legend-lost = не активирован

## Сохранение игры

tui-saved = Игра сохранена в файле { $path }
tui-not-saved = Не удалось сохранить игру: { $reason }
tui-file-exists = Файл { $path } уже есть; выберите другое имя.
tui-left = Игра сохранена. Чтобы продолжить:
tui-lost = Не удалось сохранить игру в файле { $path }.

## A program that cannot go on

tui-forfeit = { $name } (место { $seat }) получает техническое поражение: { $reason }.
tui-said-last = Последний вывод программы:
tui-lapse-absent = программу не удалось запустить ({ $detail })
tui-lapse-ended = программа завершилась (код выхода { $detail })
tui-lapse-closed = программа закрыла свой вывод
tui-lapse-silent = программа не ответила вовремя ({ $detail })
tui-lapse-endless = программа вывела бесконечную строку
tui-lapse-unasked = программа вывела строку без запроса
tui-lapse-garbled = ответ программы непонятен: { $detail }
tui-lapse-refused = программа ответила ошибкой: { $detail }
tui-lapse-illegal = программа выбрала недопустимое действие: { $detail }

## Конец

tui-recorded = Запись партии:
tui-seed = Зерно раздачи: «{ $seed }».
tui-secret = Секрет раздачи: { $secret }, опубликованный хеш: { $commitment }.
tui-check = Чтобы проверить раздачу и каждый ход и посмотреть партию ещё раз:

## Просмотр записи

tui-moment = Перед ходом { $label } · сыграно ходов: { $turn } из { $turns }
tui-moment-over = Конец игры · сыграно ходов: { $turns }
tui-replay-keys = Enter/n: дальше, p: назад, d: решение, 12 или 3.1: перейти, q: выход
tui-no-turn = Хода «{ $text }» нет; сыграно ходов: { $turns }.

## Список тайлов

tui-column-id = №
tui-column-level = ур.
tui-column-colour = цвет
tui-column-cost = цена
tui-column-effect = эффект
tui-column-points = ОС
tui-column-mystic = мист.
tui-column-star = зв.
