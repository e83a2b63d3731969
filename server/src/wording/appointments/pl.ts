import type { AppointmentWording } from '../appointment-types.ts'

export const PL: AppointmentWording = {
  choose: 'Wybór terminu',
  zone: 'Strefa czasowa',
  earlier: 'Wcześniej',
  later: 'Później',
  none: 'W tych dniach nie ma wolnych terminów.',
  away: 'Nie widać teraz wolnych terminów. Proszę spróbować ponownie za minutę.',
  taken: 'Ten termin został właśnie zajęty. Proszę wybrać inny.',
  kept: 'Ten termin jest zarezerwowany dla Państwa przez pięć minut.',
  yourName: 'Imię i nazwisko',
  yourEmail: 'Adres e-mail',
  yourPhone: 'Numer telefonu',
  optional: 'opcjonalnie',
  check: ({ field }) => `Proszę sprawdzić: ${field}`,
  book: 'Zarezerwuj ten termin',
  with: ({ who }) => `Spotkanie prowadzi: ${who}`,
  booked: 'Termin jest zarezerwowany',
  mailed: 'Potwierdzenie zostało wysłane e-mailem.',
  confirmToo: 'Prosimy potwierdzić również tutaj',
  file: 'Dodaj do kalendarza',
  move: 'Wybierz inny termin',
  cancel: 'Odwołaj spotkanie',
  cancelSure: 'Odwołać to spotkanie?',
  cancelled: 'Spotkanie zostało odwołane',
  again: 'Zarezerwuj kolejne spotkanie',
  back: 'Wstecz',
  subject: {
    booked: ({ when }) => `Państwa spotkanie: ${when}`,
    moved: ({ when }) => `Zmiana terminu: spotkanie odbędzie się ${when}`,
    cancelled: ({ when }) => `Odwołane spotkanie: ${when}`,
    reminder: ({ when }) => `Przypomnienie o spotkaniu: ${when}`,
  },
  change: 'Przełóż lub odwołaj spotkanie',
  text: ({ brand, when }) =>
    brand
      ? `${brand}: termin Państwa spotkania to ${when}.`
      : `Termin Państwa spotkania to ${when}.`,
  offer: ({ when }) => `Wolne są te terminy:\n${when}\nKtóry Państwu odpowiada?`,
  offerOther: ({ when }) =>
    `Wtedy nie ma nic wolnego. Najbliższe wolne terminy to:\n${when}\nKtóry Państwu odpowiada?`,
  allTimes: ({ link }) => `Wszystkie wolne terminy: ${link}`,
  noTimes: 'W tej chwili nie widzę wolnych terminów.',
  keptInChat: ({ when }) =>
    `Rezerwuję na pięć minut termin: ${when}. Proszę podać imię i nazwisko oraz adres e-mail do potwierdzenia.`,
  askEmail: 'Proszę jeszcze o adres e-mail do potwierdzenia.',
  done: ({ when, who, link }) =>
    `Gotowe. Termin spotkania: ${when}, prowadzi: ${who}. Przełożyć lub odwołać można je tutaj: ${link}`,
  changeable: ({ when, link }) =>
    `Termin spotkania: ${when}. Przełożyć lub odwołać można je tutaj: ${link}`,
  present: ({ when }) => `Obecny termin: ${when}`,
  isFree: ({ when, link }) => `Termin ${when} jest wolny. Można go wybrać tutaj: ${link}`,
  moveTo: ({ when }) => `Przełóż na ${when}`,
  noPerson: ({ who }) =>
    `Tej osoby nie ma wśród osób, do których można się tu umówić, ale zapisuję to życzenie: ${who}.`,
  personBusy: ({ who }) => `Obecnie brak wolnych terminów u tej osoby: ${who}.`,
  noSuchDay: 'Takiej daty nie ma.',
  over: 'Ten termin już minął.',
  tooFar: ({ when }) => `Rezerwować można najpóźniej na ten dzień: ${when}.`,
  already: ({ when }) => `Mają już Państwo spotkanie w tym czasie: ${when}.`,
  byConfirmation: 'Przełożyć lub odwołać można je przez link w potwierdzeniu.',
}
