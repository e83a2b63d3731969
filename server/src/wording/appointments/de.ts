import type { AppointmentWording } from '../types.ts'

export const DE: AppointmentWording = {
  choose: 'Zeit wählen',
  zone: 'Zeitzone',
  earlier: 'Früher',
  later: 'Später',
  none: 'An diesen Tagen ist nichts frei.',
  away: 'Freie Zeiten lassen sich gerade nicht anzeigen. Bitte versuchen Sie es in einer Minute noch einmal.',
  taken: 'Diese Zeit ist inzwischen vergeben. Bitte wählen Sie eine andere.',
  kept: 'Diese Zeit ist fünf Minuten für Sie reserviert.',
  yourName: 'Ihr Name',
  yourEmail: 'Ihre E-Mail-Adresse',
  yourPhone: 'Ihre Telefonnummer',
  optional: 'freiwillig',
  check: ({ field }) => `Bitte prüfen: ${field}`,
  book: 'Diese Zeit buchen',
  with: ({ who }) => `Mit ${who}`,
  booked: 'Ihr Termin ist gebucht',
  mailed: 'Eine Bestätigung ist per E-Mail zu Ihnen unterwegs.',
  confirmToo: 'Bitte bestätigen Sie ihn auch hier',
  file: 'In den Kalender eintragen',
  move: 'Andere Zeit wählen',
  cancel: 'Termin absagen',
  cancelSure: 'Diesen Termin absagen?',
  cancelled: 'Dieser Termin ist abgesagt',
  again: 'Neuen Termin buchen',
  back: 'Zurück',
  subject: {
    booked: ({ when }) => `Ihr Termin am ${when} Uhr`,
    moved: ({ when }) => `Verschoben: Ihr Termin ist jetzt am ${when} Uhr`,
    cancelled: ({ when }) => `Abgesagt: Ihr Termin am ${when} Uhr`,
    reminder: ({ when }) => `Erinnerung: Ihr Termin am ${when} Uhr`,
  },
  change: 'Termin verschieben oder absagen',
  text: ({ brand, when }) =>
    brand ? `${brand}: Ihr Termin ist am ${when} Uhr.` : `Ihr Termin ist am ${when} Uhr.`,
  offer: ({ when }) => `Diese Zeiten sind frei:\n${when}\nWelche passt Ihnen?`,
  offerOther: ({ when }) =>
    `Da ist leider nichts frei. Die nächsten freien Zeiten sind:\n${when}\nWelche passt Ihnen?`,
  allTimes: ({ link }) => `Alle freien Zeiten: ${link}`,
  noTimes: 'Im Augenblick sehe ich keine freie Zeit.',
  keptInChat: ({ when }) =>
    `Ich halte Ihnen den Termin am ${when} Uhr fünf Minuten frei. Wie heißen Sie, und an welche E-Mail-Adresse darf die Bestätigung gehen?`,
  askEmail: 'Und Ihre E-Mail-Adresse bitte, für die Bestätigung?',
  done: ({ when, who, link }) =>
    `Erledigt: Sie haben am ${when} Uhr einen Termin mit ${who}. Verschieben oder absagen können Sie ihn hier: ${link}`,
  changeable: ({ when, link }) =>
    `Ihr Termin ist am ${when} Uhr. Verschieben oder absagen können Sie ihn hier: ${link}`,
  present: ({ when }) => `Ihr bisheriger Termin: ${when} Uhr`,
  isFree: ({ when, link }) => `${when} Uhr ist frei. Übernehmen können Sie die Zeit hier: ${link}`,
  moveTo: ({ when }) => `Auf ${when} Uhr verschieben`,
  noPerson: ({ who }) =>
    `${who} gehört nicht zu den Personen, die hier gebucht werden können, aber ich notiere Ihren Wunsch.`,
  personBusy: ({ who }) => `Bei ${who} ist zurzeit nichts frei.`,
  already: ({ when }) => `Sie haben am ${when} Uhr schon einen Termin.`,
  byConfirmation: 'Verschieben oder absagen können Sie ihn über den Link in der Bestätigung.',
}
