### Стол в браузере.

## Верхняя панель

web-round = Раунд
web-of-rounds = из { $rounds }
web-log = Журнал
web-rules = Правила
web-menu = Меню

## Что общее

web-gods = Боги
# Под медальоном: Бог по тому, чем он ведает.
web-god-G1 = Любовь
web-god-G2 = Ученица
web-god-G3 = Океаны
web-god-G4 = Праздность
web-god-G5 = Огонь
web-god-G6 = Технологии
web-god-G7 = Природа
web-god-G8 = Равновесие
web-god-G9 = Урожай
web-god-G10 = Смерть
web-god-taken = { $god }: у игрока { $name }
web-temple-tokens = Жетоны Храмов
web-award = { $points } ОС: { $name }
web-award-nobody = { $points } ОС: никто
web-display = Центр стола
web-stacks = Закрытые стопки
web-stacks-left = Закрытые тайлы: уровень 1: { $first }, уровень 2: { $second }, уровень 3: { $third }
web-cell = { $cell }: { $tile }
web-cell-worshippers = { $cell }: { $tile } · на нём: { $amounts }

## Вселенная и её Круг

web-your-universe = Ваша Вселенная
web-universe-of = Вселенная: { $name }
web-regions = тайлы Земли: { $number } из 14
web-ended-now = если закончить сейчас
web-points = ОС
web-your-god = ваш Бог
web-god = Бог
web-free = { $colour ->
    [white] Белые бесплатны
    [blue] Синие бесплатны
    [green] Зелёные бесплатны
    [red] Красные бесплатны
   *[orange] Оранжевые бесплатны
}
web-discount-token = жетон преданности
web-region = { $slot }: { $tile }
web-region-deactivated = { $slot }: { $tile } · не активирован
web-region-forest = { $slot }: { $tile } · соседи: { $have } из { $need }
web-why-slot = Почему нельзя на { $slot }?
web-kingdom = Круг
web-kingdom-size = { $number } из 10

## Другие игроки

web-temples = { $count ->
    [one] { $count } Храм
    [few] { $count } Храма
    [many] { $count } Храмов
   *[other] { $count } Храма
}
web-next = Следующий · { web-temples }
web-playing = Ходит · { web-temples }
web-replaced = Играет бот
web-opponent = { $name }: { $points } ОС; показать Вселенную
web-since = С вашего прошлого хода
web-since-of = С прошлого хода игрока { $name }
web-replay = Показать эти ходы
web-nothing-yet = Ещё ничего не произошло.

## Что сделал бы тайл

web-gather = Собрать
web-pay = Заплатить
web-spread = Разместить
web-preview-hint = Наведите курсор на тайл, Бога или место — и увидите, что произойдёт.

## Нижняя панель

web-build = Построить
web-wilderness = Пустошь, −1 ОС
web-wilderness-free = Пустошь
web-decline = Отказаться
web-exchange = Обмен 3:1
web-undo = Отменить
web-undo-turn = Отменить ход
web-end-turn = Завершить ход

## Прошлые ходы

web-past = Прошлые ходы
web-past-show = Показать стол в тот момент
web-past-still = Вы смотрите прошлые ходы: выбирать сейчас нельзя.
web-past-goes-on = Игра тем временем продолжается.
web-past-yours = Тем временем настал ваш ход.
web-past-back = Шаг назад
web-past-on = Шаг вперёд
web-past-play = Смотреть
web-past-pause = Пауза
web-past-now = Вернуться к игре
web-past-keys = при просмотре прошлых ходов: шаг назад или вперёд

## Отсутствие

web-away-back = Пока вас не было, за вас играл бот.
web-away-show = Показать
web-away-clock = Ваше время вышло: за вас доиграет бот.
