import type { AppointmentWording } from '../types.ts'

export const IT: AppointmentWording = {
  choose: 'Scelga un orario',
  zone: 'Fuso orario',
  earlier: 'Prima',
  later: 'Dopo',
  none: 'In questi giorni non c’è nulla di libero.',
  away: 'Al momento gli orari liberi non si vedono. Riprovi tra un minuto.',
  taken: 'Qualcuno ha appena preso questo orario. Ne scelga un altro, per favore.',
  kept: 'Questo orario è riservato a lei per cinque minuti.',
  yourName: 'Il suo nome',
  yourEmail: 'Il suo indirizzo e-mail',
  yourPhone: 'Il suo numero di telefono',
  optional: 'facoltativo',
  check: ({ field }) => `La preghiamo di controllare: ${field}`,
  book: 'Prenota questo orario',
  with: ({ who }) => `Con ${who}`,
  booked: 'Il suo appuntamento è prenotato',
  mailed: 'Una conferma le arriverà per e-mail.',
  confirmToo: 'Lo confermi anche qui',
  file: 'Aggiungi al calendario',
  move: 'Scegli un altro orario',
  cancel: 'Annulla l’appuntamento',
  cancelSure: 'Annullare questo appuntamento?',
  cancelled: 'Questo appuntamento è annullato',
  again: 'Prenota un altro appuntamento',
  back: 'Indietro',
  subject: {
    booked: ({ when }) => `Il suo appuntamento: ${when}`,
    moved: ({ when }) => `Spostato: il suo appuntamento è ora ${when}`,
    cancelled: ({ when }) => `Annullato: il suo appuntamento ${when}`,
    reminder: ({ when }) => `Promemoria: il suo appuntamento ${when}`,
  },
  change: 'Sposta o annulla l’appuntamento',
  text: ({ brand, when }) =>
    brand ? `${brand}: il suo appuntamento è ${when}.` : `Il suo appuntamento è ${when}.`,
  offer: ({ when }) => `Questi orari sono liberi:\n${when}\nQuale le va bene?`,
  offerOther: ({ when }) =>
    `In quel momento non c’è nulla di libero. I prossimi orari liberi sono:\n${when}\nQuale le va bene?`,
  allTimes: ({ link }) => `Tutti gli orari liberi: ${link}`,
  noTimes: 'Al momento non vedo orari liberi.',
  keptInChat: ({ when }) =>
    `Le tengo ${when} per cinque minuti. Come si chiama, e a quale indirizzo e-mail mandiamo la conferma?`,
  askEmail: 'E il suo indirizzo e-mail, per favore, per la conferma?',
  done: ({ when, who, link }) =>
    `Fatto: ha un appuntamento ${when} con ${who}. Può spostarlo o annullarlo qui: ${link}`,
  changeable: ({ when, link }) =>
    `Ha un appuntamento ${when}. Può spostarlo o annullarlo qui: ${link}`,
  present: ({ when }) => `Il suo appuntamento attuale: ${when}`,
  isFree: ({ when, link }) => `${when} è libero. Può sceglierlo qui: ${link}`,
  moveTo: ({ when }) => `Sposta a ${when}`,
  noPerson: ({ who }) =>
    `${who} non è tra le persone che si possono prenotare qui, ma annoto il suo desiderio.`,
  personBusy: ({ who }) => `Al momento non ci sono orari liberi con ${who}.`,
  already: ({ when }) => `Ha già un appuntamento ${when}.`,
  byConfirmation: 'Può spostarlo o annullarlo con il link nella conferma.',
}
