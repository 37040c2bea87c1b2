### Уведомления: что узнаёт тот, кто сейчас не смотрит на стол.

notice-title = { $what } · { $names }
notice-turn = Ваш ход
notice-seat = Новости вашего стола
notice-invited = Приглашение
notice-wish = Вопрос к вам
notice-clock = У вас мало времени
notice-bot = За вас играет бот
notice-bot-turn = Бот сделал ход за вас
notice-over = Игра окончена
notice-rematch = Реванш
notice-reminder = Всё ещё ваш ход
notice-round = Раунд { $round } из 15.
notice-come-back = Откройте стол и посмотрите, как идёт игра.
notice-kept = { $name } держит для вас место.
notice-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
notice-no-clock = без часов
notice-rated = рейтинговая игра
notice-unrated = без рейтинга
notice-left-days = { $count ->
    [one] У вас остался { $count } день.
    [few] У вас осталось { $count } дня.
    [many] У вас осталось { $count } дней.
   *[other] У вас осталось { $count } дня.
}
notice-left-hours = { $count ->
    [one] У вас остался { $count } час.
    [few] У вас осталось { $count } часа.
    [many] У вас осталось { $count } часов.
   *[other] У вас осталось { $count } часа.
}
notice-left-minutes = { $count ->
    [one] У вас осталась { $count } минута.
    [few] У вас осталось { $count } минуты.
    [many] У вас осталось { $count } минут.
   *[other] У вас осталось { $count } минуты.
}
notice-test = Это проверка. Теперь здесь можно узнавать, что происходит за вашими столами.
notice-stop = Отключить эти сообщения: { $url }
notice-mail-end = Больше не хотите получать такие письма? Откройте { $url }

notice-home = Открыть Orbis
notice-unsubscribe-question = Отключить все уведомления для «{ $label }»?
notice-unsubscribe-button = Отключить
notice-unsubscribe-done = Готово: уведомления туда больше не отправляются.
notice-confirm-subject = Orbis: хотите получать уведомления?
notice-confirm-text =
    Кто-то, вероятно вы, хочет узнавать по этому адресу, что происходит за столами Orbis на { $site }.

    Если это вы, откройте эту ссылку в течение недели: { $url }

    Если нет, ничего не делайте. Больше писем не будет.
notice-confirm-question = Отправлять уведомления о ваших столах на { $label }?
notice-confirm-button = Да, отправлять
notice-confirm-done = Готово: уведомления теперь отправляются на { $label }.
notice-confirm-expired = Срок действия ссылки истёк, или ящик тем временем удалили. Добавьте его снова в Orbis, в разделе «Настройки»: вы получите новую ссылку, которая действует неделю.
notice-link-broken = Ссылка неполная. Откройте её ещё раз точно в том виде, в каком она пришла. Уведомления можно изменить и в Orbis, в разделе «Настройки».
