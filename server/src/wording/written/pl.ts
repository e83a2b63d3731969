import { PL as APPOINTMENT } from '../appointments/pl.ts'
import type { WrittenWording } from '../types.ts'

export const PL: WrittenWording = {
  language: 'pl',
  chat: {
    welcome: 'Dzień dobry! W czym możemy pomóc?',
    notKnown: 'Tego nie wiem: nie ma tego w informacjach, które mam.',
    told: 'Dziękuję, przekażę to zespołowi.',
    ifUrgent: 'Jeśli to nie może czekać:',
    inDanger:
      'Jeśli ktoś jest w niebezpieczeństwie, proszę natychmiast zadzwonić pod numer alarmowy.',
    notSure: 'Nie mam na to pewnej odpowiedzi. Najbardziej zbliżona informacja:',
    ownAnswer: 'Nasza własna odpowiedź',
    notKnownPart: ({ part }) =>
      `Na temat „${part}” nic nie wiem: nie ma tego w informacjach, które mam.`,
    offer: 'Czy chcą Państwo porozmawiać z konsultantem?',
    greeting: 'Dzień dobry! Czego chcieliby się Państwo dowiedzieć?',
    thanks: 'Nie ma za co! Czy mogę pomóc w czymś jeszcze?',
    goodbye: 'Do widzenia i dziękujemy za odwiedziny!',
    identity: ({ brand }) =>
      brand
        ? `Jestem automatycznym asystentem firmy ${brand}. Odpowiadam na podstawie informacji, które od niej mam.`
        : 'Jestem automatycznym asystentem. Odpowiadam na podstawie informacji, które mi przekazano.',
    wellbeing: 'Dziękuję, wszystko w porządku! Czego chcieliby się Państwo dowiedzieć?',
    introduction: 'Miło mi! Czego chcieliby się Państwo dowiedzieć?',
    acknowledged: 'Dobrze. W razie kolejnych pytań proszę śmiało pisać.',
    wait: 'Proszę się nie spieszyć.',
    presence: 'Tak, jestem tutaj. Czego chcieliby się Państwo dowiedzieć?',
    noPerson:
      'Przykro mi, nie mogę tu połączyć z konsultantem. Chętnie odpowiem na to, na co potrafię.',
    handover: 'Prosimy konsultanta o dołączenie. Proszę zostawić wiadomość, odpowie tutaj.',
    away: ({ back }) =>
      back ? `W tej chwili nikogo nie ma. Wrócimy: ${back}.` : 'W tej chwili nikogo nie ma.',
    leaveEmail: 'Proszę zostawić tutaj swój adres e-mail, abyśmy mogli się odezwać.',
    emailKept: 'Dziękujemy. Odezwiemy się na ten adres.',
    phoneKept: 'Dziękujemy. Odezwiemy się pod tym numerem.',
    fileKept:
      'Dziękujemy, plik do nas dotarł. Nie potrafię go otworzyć, ale nasi pracownicy mogą to zrobić.',
    personAsked: 'Nasi konsultanci już wiedzą: ktoś odpowie Państwu tutaj.',
    returned: ({ name }) => `${name} opuszcza rozmowę. Znowu jestem do Państwa dyspozycji.`,
    nobodyCame:
      'Przykro mi, w tej chwili nikt nie jest wolny. Państwa prośba pozostaje otwarta i ktoś odpowie tutaj, gdy tylko będzie mógł. Do tego czasu chętnie pomogę.',
    failed: 'Przepraszam, nie udało się teraz na to odpowiedzieć. Proszę spróbować za chwilę.',
    failedOffer: 'Jeśli Państwo wolą, mogę poprosić o pomoc konsultanta.',
  },
  action: {
    confirm: ({ name, inputs }) =>
      `Czy mam to zrobić: ${inputs ? `${name} (${inputs})` : name}? Proszę odpowiedzieć tak lub nie.`,
    notDone: 'Dobrze, nic nie zostało zrobione.',
    failed: 'Przykro mi, tym razem się nie udało.',
    unknown: 'Nie wiem, czy to się udało. Przed ponowną próbą proszę zapytać konsultanta.',
    again: 'Nie rozumiem tej odpowiedzi.',
    example: ({ example }) => `Na przykład: ${example}.`,
  },
  facts: {
    phone: 'Telefon',
    email: 'E-mail',
    address: 'Adres',
    hours: 'Godziny otwarcia',
    today: 'Dzisiaj',
    tomorrow: 'Jutro',
    closed: 'zamknięte',
    from: 'od',
    silentOn: ({ day }) =>
      `Nie ma informacji o dniu „${day}”; to zwykłe godziny w tym dniu tygodnia.`,
    ifOpen: {
      always: 'Tak, całą dobę.',
      until: ({ time }) => `Tak, do ${time}.`,
      laterToday: ({ time }) => `W tej chwili nie, otwieramy dzisiaj o ${time}.`,
      again: ({ day, time }) => `Nie, ponownie otwieramy: ${day}, ${time}.`,
      closed: 'Nie, w tej chwili nie.',
    },
  },
  booking: {
    offer: ({ link }) => `Termin można wybrać tutaj: ${link}`,
    noted: ({ when, link }) =>
      `Przekazuję Państwa życzenie: ${when}. To jeszcze nie jest potwierdzony termin, proszę wybrać go tutaj: ${link}`,
  },
  letter: {
    subject: ({ agent }) => `Państwa rozmowa: ${agent}`,
    above: 'Prosimy napisać odpowiedź powyżej tej linii',
    answer: ({ who }) =>
      `Wystarczy odpowiedzieć na tę wiadomość, a odpowiedź otrzyma ${who}. Załączone pliki nie dotrą.`,
    chat: 'Odpowiedz na czacie',
    noReplies: 'Odpowiedzi na tę wiadomość nie są czytane. Prosimy odpowiedzieć na czacie.',
    earlier: 'Wcześniej w tej rozmowie',
    you: 'Ty',
    why: ({ agent }) =>
      `Ta wiadomość przyszła, ponieważ na czacie (${agent}) podano ten adres e-mail.`,
    whole: 'Wyślij mi całą rozmowę',
    wholeSubject: ({ agent }) => `Cała Państwa rozmowa: ${agent}`,
    fewer: 'Nie chcę więcej wiadomości',
    fewerAsk: ({ agent }) => `Nie otrzymywać więcej wiadomości od: ${agent}?`,
    fewerDone: ({ agent }) => `Nie będzie już więcej wiadomości od: ${agent}.`,
    wholeAsk: ({ agent }) => `Otrzymać e-mailem całą rozmowę (${agent})?`,
    wholeDone: 'Rozmowa jest w drodze do Państwa.',
    notValid: 'Ten link stracił ważność.',
    poweredBy: 'Działa dzięki',
  },
  appointment: APPOINTMENT,
}
