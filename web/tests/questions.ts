/** What newcomers ask the rules, in five languages, and where the answer is. */

import type { Language } from "../src/text/texts";

export interface Question {
  /** Any of these answers it. */
  readonly answers: readonly string[];
  readonly asked: Readonly<Record<Language, readonly string[]>>;
}

function question(answers: string, asked: Question["asked"]): Question {
  return { answers: answers.split(" "), asked };
}

export const QUESTIONS: Readonly<Record<string, Question>> = {
  end: question("end D1 T1", {
    en: ["When does the game end?", "How long does a game last?", "How do I know the game is over?"],
    de: ["Wann endet das Spiel?", "Wann ist das Spiel vorbei?", "Wie lange dauert eine Partie?"],
    pl: ["Kiedy kończy się gra?", "Jak długo trwa gra?", "Po ilu rundach jest koniec gry?"],
    sk: ["Kedy sa hra končí?", "Ako dlho trvá hra?", "Po koľkých kolách hra skončí?"],
    ru: ["Когда заканчивается игра?", "Сколько длится игра?", "Когда конец игры?"],
  }),
  rounds: question("aim T1 end D1", {
    en: ["How many rounds are there?", "number of rounds", "After how many rounds is it finished?"],
    de: ["Wie viele Runden werden gespielt?", "Anzahl der Runden", "Wie viele Runden hat eine Partie?"],
    pl: ["Ile jest rund?", "Ile rund ma gra?", "Ile rund trwa rozgrywka?"],
    sk: ["Koľko kôl sa hrá?", "počet kôl", "Koľko kôl má hra?"],
    ru: ["Сколько раундов в игре?", "Сколько всего раундов?", "Сколько раундов длится партия?"],
  }),
  players: question("S1 S2", {
    en: ["How many players can play?", "Can three people play?", "Is this game for two players?"],
    de: ["Für wie viele Spieler ist das Spiel?", "Kann man zu dritt spielen?", "Wie viele Leute können mitspielen?"],
    pl: ["Ilu graczy może grać?", "Dla ilu osób jest ta gra?", "Na ilu graczy jest Orbis?"],
    sk: ["Koľko hráčov môže hrať?", "Pre koľko ľudí je hra?", "Dá sa hrať vo dvojici?"],
    ru: ["Сколько игроков может играть?", "На сколько человек игра?", "Можно ли играть вдвоём?"],
  }),
  start: question("S1", {
    en: ["Who starts the game?", "Who plays first?", "Who is the first player?"],
    de: ["Wer beginnt?", "Wer ist Startspieler?", "Wer fängt an?"],
    pl: ["Kto zaczyna grę?", "Kto gra pierwszy?", "Kto rozpoczyna?"],
    sk: ["Kto začína hru?", "Kto ide prvý?", "Ktorý hráč začína ako prvý?"],
    ru: ["Кто начинает игру?", "Кто ходит первым?", "Чей ход первый?"],
  }),
  winner: question("D4 end aim", {
    en: ["Who wins?", "How do I win the game?", "Who is the winner at the end?"],
    de: ["Wer gewinnt das Spiel?", "Wie gewinne ich?", "Wer hat am Ende gewonnen?"],
    pl: ["Kto wygrywa?", "Jak wygrać grę?", "Kto jest zwycięzcą?"],
    sk: ["Kto vyhráva?", "Ako vyhrám hru?", "Kto sa stane víťazom?"],
    ru: ["Кто побеждает?", "Как выиграть?", "Кто становится победителем?"],
  }),
  tie: question("D4 end", {
    en: ["What happens in a tie?", "What if two players have the same points?", "Who wins if there is a draw?"],
    de: ["Was passiert bei Gleichstand?", "Wer gewinnt bei gleich vielen Punkten?", "Was ist bei einem Unentschieden?"],
    pl: ["Co się dzieje przy remisie?", "Co jeśli dwóch graczy ma tyle samo punktów?", "Kto wygrywa w razie remisu?"],
    sk: ["Čo sa stane pri remíze?", "Čo ak majú dvaja hráči rovnako veľa bodov?", "Kto vyhrá pri rovnosti bodov?"],
    ru: ["Что если ничья?", "Что если у двух игроков одинаковое количество очков?", "Кто побеждает при равном счёте?"],
  }),
  takeBack: question("Q9", {
    en: ["Can I take back my move?", "How can I undo a mistake?", "I clicked the wrong tile, can I undo?"],
    de: [
      "Kann ich meinen Zug zurücknehmen?",
      "Wie mache ich etwas rückgängig?",
      "Ich habe mich verklickt, kann ich zurück?",
    ],
    pl: ["Czy mogę cofnąć ruch?", "Jak cofnąć swój ruch?", "Czy można cofnąć decyzję?"],
    sk: ["Môžem vrátiť ťah?", "Dá sa krok vrátiť späť?", "Pomýlil som sa, môžem to vrátiť?"],
    ru: ["Можно ли отменить ход?", "Как вернуть ход назад?", "Я ошибся, можно вернуть?"],
  }),
  gods: question("gods T2 T4 turn S4", {
    en: ["When can I take a god?", "How many gods can I have?", "How do I get a god?"],
    de: ["Wann darf ich eine Gottheit nehmen?", "Wie viele Götter darf ich haben?", "Muss ich eine Gottheit nehmen?"],
    pl: ["Kiedy mogę wziąć boga?", "Ilu bogów mogę mieć?", "Czy muszę wziąć boga?"],
    sk: ["Kedy si môžem vziať boha?", "Koľko bohov môžem mať?", "Musím si vziať boha?"],
    ru: ["Когда можно взять бога?", "Сколько богов можно взять?", "Обязательно ли брать бога?"],
  }),
  temples: question("temple E9 D3", {
    en: ["How do temples work?", "What do I get for temples?", "What are temple tokens?"],
    de: ["Wie funktionieren die Tempel?", "Was bringen Kultstätten?", "Wer bekommt den besten Tempel?"],
    pl: ["Jak działają świątynie?", "Co dają świątynie?", "Kto dostaje żeton świątyni?"],
    sk: ["Ako fungujú chrámy?", "Čo mi prinesú chrámy?", "Kto dostane žetón chrámu?"],
    ru: ["Как работают храмы?", "Что дают храмы?", "Кто получает жетон храма?"],
  }),
  wilderness: question("wilderness W1 W2", {
    en: ["What is a wilderness?", "How many points do I lose for a wilderness?", "Why would I take a wilderness?"],
    de: ["Was ist eine Wildnis?", "Wie viele Minuspunkte gibt eine Wildnis?", "Wann lege ich eine Wildnis?"],
    pl: ["Co to jest pustkowie?", "Ile punktów tracę za pustkowie?", "Kiedy kafel staje się pustkowiem?"],
    sk: [
      "Čo je univerzálny dielik?",
      "Koľko bodov strácam za univerzálny dielik?",
      "Kedy sa dielik stane univerzálnym?",
    ],
    ru: ["Что такое пустошь?", "Сколько очков отнимает пустошь?", "Когда тайл становится пустошью?"],
  }),
  joker: question("wilderness W1 W2", {
    en: ["joker", "Is there a joker?"],
    de: ["Joker", "Gibt es einen Joker?"],
    pl: ["joker", "Czy jest dżoker?"],
    sk: ["žolík", "Je v hre žolík?"],
    ru: ["джокер", "Есть ли джокер?"],
  }),
  steal: question("volcano E4", {
    en: ["steal", "Can I steal worshippers?"],
    de: ["stehlen", "Kann ich Anhänger stehlen?"],
    pl: ["ukraść", "Czy można kraść wyznawców?"],
    sk: ["ukradnúť", "Môžem ukradnúť uctievačov?"],
    ru: ["украсть", "Можно ли украсть последователей?"],
  }),
  exchange: question("exchange X1", {
    en: ["How do I exchange worshippers?", "Can I swap colours?", "Can I trade three for one?"],
    de: ["Wie tausche ich Anhänger?", "Kann ich Farben umtauschen?", "Was kostet ein Tausch?"],
    pl: ["Jak wymieniać wyznawców?", "Czy mogę zamienić kolory?", "Ilu wyznawców trzeba na wymianę?"],
    sk: ["Ako vymením uctievačov?", "Môžem si zameniť farby?", "Koľko uctievačov stojí výmena?"],
    ru: [
      "Как обменять последователей?",
      "Можно ли поменять цвет последователей?",
      "Сколько последователей нужно для обмена?",
    ],
  }),
  volcano: question("volcano E4", {
    en: ["What does a volcano do?", "How do volcanoes work?", "Which worshippers does a volcano remove?"],
    de: ["Was macht ein Vulkan?", "Wie funktioniert der Vulkan?", "Welche Anhänger entfernt der Vulkan?"],
    pl: ["Co robi wulkan?", "Jak działa wulkan?", "Których wyznawców usuwa wulkan?"],
    sk: ["Čo robí sopka?", "Ako funguje sopka?", "Ktorých uctievačov odstráni sopka?"],
    ru: ["Что делает вулкан?", "Как работает вулкан?", "Каких последователей убирает вулкан?"],
  }),
  forest: question("forest E3", {
    en: ["When does a forest score?", "Which neighbours count for a forest?", "Why is my forest not active?"],
    de: ["Wann zählt ein Wald?", "Welche Nachbarn zählen beim Wald?", "Warum wird mein Wald nicht gewertet?"],
    pl: ["Kiedy las daje punkty?", "Którzy sąsiedzi liczą się dla lasu?", "Dlaczego mój las jest nieaktywny?"],
    sk: ["Kedy sa počíta les?", "Ktorí susedia sa počítajú pri lese?", "Prečo sa mi les nepočíta?"],
    ru: ["Когда лес приносит очки?", "Какие соседи нужны лесу?", "Почему лес не активирован?"],
  }),
  limit: question("exchange K1", {
    en: [
      "How many worshippers can I have?",
      "Is there a limit of worshippers?",
      "What is the maximum number of worshippers?",
    ],
    de: [
      "Wie viele Anhänger darf ich haben?",
      "Gibt es eine Obergrenze für Anhänger?",
      "Wie viele Anhänger darf ich behalten?",
    ],
    pl: ["Ilu wyznawców mogę mieć?", "Jaki jest limit wyznawców?", "Ilu wyznawców mogę zatrzymać?"],
    sk: ["Koľko uctievačov môžem mať?", "Aký je limit uctievačov?", "Koľko uctievačov si môžem nechať?"],
    ru: [
      "Сколько последователей можно иметь?",
      "Какой лимит последователей?",
      "Сколько последователей можно оставить?",
    ],
  }),
  discount: question("farm E1 M2 M3 pay", {
    en: ["What is a discount?", "How does the discount token work?", "How do I get a discount?"],
    de: ["Was ist eine Vergünstigung?", "Wie bekomme ich Rabatt?", "Was bringt ein Vergünstigungsplättchen?"],
    pl: ["Co to jest zniżka?", "Jak działa żeton zniżki?", "Jak dostać zniżkę?"],
    sk: ["Čo je zľava?", "Ako funguje žetón zľavy?", "Ako získam zľavu?"],
    ru: ["Что такое скидка?", "Как получить скидку?", "Что даёт жетон бесконечной преданности?"],
  }),
  points: question("end D1 aim", {
    en: ["How do I get points?", "What gives points at the end?", "How is the score counted?"],
    de: ["Wie bekomme ich Punkte?", "Wofür gibt es am Ende Punkte?", "Wie werden die Punkte gezählt?"],
    pl: ["Jak zdobywa się punkty?", "Za co dostaje się punkty na koniec?", "Jak liczy się punkty?"],
    sk: ["Ako získam body?", "Za čo sú na konci body?", "Ako sa počítajú body?"],
    ru: ["Как получать очки?", "За что дают очки в конце?", "Как считаются очки?"],
  }),
  pass: question("turn T1", {
    en: ["Can I pass?", "Can I skip my turn?", "Is passing allowed?"],
    de: ["Kann ich passen?", "Darf ich aussetzen?", "Muss ich etwas nehmen oder darf ich passen?"],
    pl: ["Czy mogę spasować?", "Czy mogę opuścić turę?", "Czy wolno pasować?"],
    sk: ["Môžem vynechať ťah?", "Môžem pasovať?", "Smiem vynechať svoj ťah?"],
    ru: ["Можно ли пропустить ход?", "Можно спасовать?", "Разрешено ли пасовать?"],
  }),
  cannotPay: question("pay M1 wilderness W2", {
    en: [
      "What if I cannot pay for a tile?",
      "What happens when I can't afford a tile?",
      "I don't have enough worshippers to pay",
    ],
    de: [
      "Was ist, wenn ich eine Landschaft nicht bezahlen kann?",
      "Was passiert, wenn ich nicht genug Anhänger habe, um zu bezahlen?",
      "Mir fehlen Anhänger zum Bezahlen",
    ],
    pl: [
      "Co jeśli nie mogę zapłacić za kafel?",
      "Co się dzieje, gdy mnie nie stać na kafel?",
      "Nie mam dość wyznawców, żeby zapłacić",
    ],
    sk: [
      "Čo ak nemôžem zaplatiť za dielik?",
      "Čo keď nemám na zaplatenie dielika?",
      "Nemám dosť uctievačov na zaplatenie",
    ],
    ru: [
      "Что если я не могу заплатить за тайл?",
      "Что делать, если нечем платить?",
      "Мне не хватает последователей для оплаты",
    ],
  }),
  place: question("place P1 P2 P3", {
    en: ["Where can I put a tile?", "Where may I place my tile?", "Which slots can I build on?"],
    de: ["Wohin darf ich eine Landschaft legen?", "Wo kann ich anlegen?", "Wo darf ich bauen?"],
    pl: ["Gdzie mogę położyć kafel?", "Gdzie można dołożyć kafel?", "Gdzie mogę budować?"],
    sk: ["Kam môžem položiť dielik?", "Kam môžem uložiť dielik?", "Kde môžem stavať?"],
    ru: ["Куда можно положить тайл?", "Где можно выложить тайл?", "Где можно строить?"],
  }),
  mystic: question("temple D3 pieces C2 Q4", {
    en: ["What is the mystic value for?", "What does the mystic value mean?", "mystic value on white tiles"],
    de: [
      "Wozu ist der Mystikwert gut?",
      "Was bedeutet der Mystikwert?",
      "Wofür brauche ich den Mystikwert auf weißen Landschaften?",
    ],
    pl: [
      "Do czego służy wartość mistyczna?",
      "Co oznacza wartość mistyczna?",
      "Po co jest wartość mistyczna na białych kaflach?",
    ],
    sk: [
      "Na čo je mystická hodnota?",
      "Čo znamená mystická hodnota?",
      "Načo je mystická hodnota na bielych dielikoch?",
    ],
    ru: ["Для чего мистическое число?", "Что значит мистическое число?", "Зачем мистическое число на белых тайлах?"],
  }),
  village: question("village E2 N5", {
    en: [
      "What does a village do?",
      "Do I have to discard worshippers for a village?",
      "What happens if I decline the village?",
    ],
    de: [
      "Was macht ein Dorf?",
      "Muss ich für ein Dorf Anhänger abgeben?",
      "Was passiert, wenn ich beim Dorf verzichte?",
    ],
    pl: ["Co robi wioska?", "Czy muszę odrzucić wyznawców dla wioski?", "Co jeśli zrezygnuję z wioski?"],
    sk: ["Čo robí dedina?", "Musím za dedinu odhodiť uctievačov?", "Čo ak nezaplatím dedine?"],
    ru: [
      "Что делает деревня?",
      "Обязательно ли возвращать последователей за деревню?",
      "Что если отказаться от деревни?",
    ],
  }),
  irrigation: question("irrigation E5", {
    en: ["When does irrigation count?", "How does irrigation work?", "Can I put irrigation in the first row?"],
    de: [
      "Wann zählt eine Bewässerung?",
      "Wie funktioniert die Bewässerungsanlage?",
      "Kann eine Bewässerungsanlage auf Ebene 1 liegen?",
    ],
    pl: ["Kiedy liczy się irygacja?", "Jak działa nawadnianie?", "Czy irygacja może leżeć w pierwszym rzędzie?"],
    sk: ["Kedy sa počíta zavlažovanie?", "Ako funguje zavlažovanie?", "Môže byť zavlažovanie v rade 1?"],
    ru: ["Когда засчитывается орошение?", "Как работает орошение?", "Можно ли положить орошение в первый ряд?"],
  }),
  worshippers: question("spread aim conversion", {
    en: ["Where do I get worshippers?", "How do I collect worshippers?", "Where do the worshippers come from?"],
    de: ["Wie bekomme ich Anhänger?", "Woher kommen die Anhänger?", "Wie sammle ich Anhänger?"],
    pl: ["Skąd wziąć wyznawców?", "Jak zdobyć wyznawców?", "Jak zbierać wyznawców?"],
    sk: ["Odkiaľ získam uctievačov?", "Ako získam uctievačov?", "Ako zbieram uctievačov?"],
    ru: ["Откуда брать последователей?", "Как получить последователей?", "Как собирать последователей?"],
  }),
  moving: question("place P2", {
    en: ["Can I move a tile later?", "Can I rearrange my pyramid?", "Can tiles be moved once they are placed?"],
    de: [
      "Darf ich Landschaften später verschieben?",
      "Kann ich meine Pyramide umbauen?",
      "Kann ich eine gelegte Landschaft noch bewegen?",
    ],
    pl: [
      "Czy mogę później przesunąć kafel?",
      "Czy można przełożyć kafel w inne miejsce?",
      "Czy mogę przenieść położony kafel?",
    ],
    sk: ["Môžem dielik neskôr posunúť?", "Môžem dielik preložiť inam?", "Dá sa uložený dielik presunúť?"],
    ru: ["Можно ли потом передвинуть тайл?", "Можно ли переложить тайл?", "Можно ли переместить выложенный тайл?"],
  }),
  setup: question("setup S2 S3", {
    en: ["How do we set up the game?", "What do I need to prepare?", "What does the table look like at the start?"],
    de: ["Wie baut man das Spiel auf?", "Wie ist der Aufbau?", "Was muss man am Anfang vorbereiten?"],
    pl: ["Jak przygotować grę?", "Jak rozłożyć grę?", "Co trzeba przygotować na początku?"],
    sk: ["Ako pripraviť hru?", "Ako sa hra pripravuje?", "Čo treba prichystať na začiatku?"],
    ru: ["Как подготовить игру?", "Как разложить игру?", "Что нужно для начала игры?"],
  }),
  turn: question("turn T1 T3", {
    en: ["What do I do on my turn?", "What are the steps of a turn?", "What can I do when it's my turn?"],
    de: ["Was mache ich in meinem Zug?", "Wie läuft ein Zug ab?", "Was kann ich tun, wenn ich dran bin?"],
    pl: ["Co robię w swojej turze?", "Jak przebiega tura?", "Co mogę zrobić w turze?"],
    sk: ["Čo robím vo svojom ťahu?", "Ako prebieha ťah?", "Čo môžem urobiť, keď som na ťahu?"],
    ru: ["Что делать в свой ход?", "Из чего состоит ход?", "Какие шаги в ходе?"],
  }),
};

/** What people ask who want to play with others: the answer is not in the rules. */
export const INVITING: Question["asked"] = {
  en: ["How do I invite a friend?", "how can i play with my friends", "Where is the invitation?"],
  de: ["Wie lade ich einen Freund ein?", "Wie kann ich jemanden einladen?", "mit Freunden spielen"],
  pl: ["Jak zaprosić znajomego?", "Jak zagrać ze znajomymi?", "gdzie jest zaproszenie"],
  sk: ["Ako pozvem priateľa?", "Ako sa dá pozvať kamaráta?", "hrať s priateľmi"],
  ru: ["Как пригласить друга?", "Как играть с друзьями?", "где приглашение"],
};
