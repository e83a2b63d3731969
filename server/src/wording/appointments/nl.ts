import type { AppointmentWording } from '../types.ts'

export const NL: AppointmentWording = {
  choose: 'Kies een tijd',
  zone: 'Tijdzone',
  earlier: 'Eerdere tijden',
  later: 'Latere tijden',
  none: 'Op deze dagen is niets vrij.',
  away: 'Vrije tijden zijn nu niet te zien. Probeer het over een minuut nog eens.',
  taken: 'Iemand anders heeft deze tijd net genomen. Kies een andere, alstublieft.',
  kept: 'Deze tijd is vijf minuten voor u gereserveerd.',
  yourName: 'Uw naam',
  yourEmail: 'Uw e-mailadres',
  yourPhone: 'Uw telefoonnummer',
  optional: 'niet verplicht',
  check: ({ field }) => `Controleer alstublieft: ${field}`,
  book: 'Deze tijd boeken',
  with: ({ who }) => `Met ${who}`,
  booked: 'Uw afspraak is geboekt',
  mailed: 'Een bevestiging is per e-mail naar u onderweg.',
  confirmToo: 'Bevestig de afspraak ook hier',
  file: 'In uw agenda zetten',
  move: 'Andere tijd kiezen',
  cancel: 'Afspraak afzeggen',
  cancelSure: 'Deze afspraak afzeggen?',
  cancelled: 'Deze afspraak is afgezegd',
  again: 'Nog een afspraak maken',
  back: 'Terug',
  subject: {
    booked: ({ when }) => `Uw afspraak: ${when}`,
    moved: ({ when }) => `Verplaatst: uw afspraak is nu ${when}`,
    cancelled: ({ when }) => `Afgezegd: uw afspraak ${when}`,
    reminder: ({ when }) => `Herinnering: uw afspraak ${when}`,
  },
  change: 'Afspraak verplaatsen of afzeggen',
  text: ({ brand, when }) =>
    brand ? `${brand}: uw afspraak is ${when}.` : `Uw afspraak is ${when}.`,
  offer: ({ when }) => `Deze tijden zijn vrij:\n${when}\nWelke past u?`,
  offerOther: ({ when }) =>
    `Dan is er niets vrij. De volgende vrije tijden zijn:\n${when}\nWelke past u?`,
  allTimes: ({ link }) => `Alle vrije tijden: ${link}`,
  noTimes: 'Op dit moment zie ik geen vrije tijd.',
  keptInChat: ({ when }) =>
    `Ik houd ${when} vijf minuten voor u vrij. Wat is uw naam, en naar welk e-mailadres mag de bevestiging?`,
  askEmail: 'En uw e-mailadres, alstublieft, voor de bevestiging?',
  done: ({ when, who, link }) =>
    `Geregeld: u hebt ${when} een afspraak met ${who}. Verplaatsen of afzeggen kan hier: ${link}`,
  changeable: ({ when, link }) =>
    `U hebt ${when} een afspraak. Verplaatsen of afzeggen kan hier: ${link}`,
  present: ({ when }) => `Uw huidige afspraak: ${when}`,
  isFree: ({ when, link }) => `${when} is vrij. U kunt die tijd hier kiezen: ${link}`,
  moveTo: ({ when }) => `Verplaatsen naar ${when}`,
  noPerson: ({ who }) =>
    `${who} hoort niet bij de personen die hier te boeken zijn, maar ik noteer uw wens.`,
  personBusy: ({ who }) => `Bij ${who} is op dit moment niets vrij.`,
  already: ({ when }) => `U hebt ${when} al een afspraak.`,
  byConfirmation: 'Verplaatsen of afzeggen kan met de link in de bevestiging.',
}
