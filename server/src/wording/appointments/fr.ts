import type { AppointmentWording } from '../types.ts'

export const FR: AppointmentWording = {
  choose: 'Choisissez un horaire',
  zone: 'Fuseau horaire',
  earlier: 'Plus tôt',
  later: 'Plus tard',
  none: 'Rien n’est libre ces jours-là.',
  away: 'Les horaires libres ne sont pas visibles pour le moment. Réessayez dans une minute.',
  taken: 'Quelqu’un vient de prendre cet horaire. Choisissez-en un autre, s’il vous plaît.',
  kept: 'Cet horaire vous est réservé pendant cinq minutes.',
  yourName: 'Votre nom',
  yourEmail: 'Votre adresse e-mail',
  yourPhone: 'Votre numéro de téléphone',
  optional: 'facultatif',
  check: ({ field }) => `Veuillez vérifier : ${field}`,
  book: 'Réserver cet horaire',
  with: ({ who }) => `Avec ${who}`,
  booked: 'Votre rendez-vous est réservé',
  mailed: 'Vous allez recevoir une confirmation par e-mail.',
  confirmToo: 'Confirmez-le aussi ici',
  file: 'Ajouter à votre agenda',
  move: 'Choisir un autre horaire',
  cancel: 'Annuler le rendez-vous',
  cancelSure: 'Annuler ce rendez-vous ?',
  cancelled: 'Ce rendez-vous est annulé',
  again: 'Prendre un autre rendez-vous',
  back: 'Retour',
  subject: {
    booked: ({ when }) => `Votre rendez-vous : ${when}`,
    moved: ({ when }) => `Déplacé : votre rendez-vous est maintenant ${when}`,
    cancelled: ({ when }) => `Annulé : votre rendez-vous ${when}`,
    reminder: ({ when }) => `Rappel : votre rendez-vous ${when}`,
  },
  change: 'Déplacer ou annuler le rendez-vous',
  text: ({ brand, when }) =>
    brand ? `${brand} : votre rendez-vous est ${when}.` : `Votre rendez-vous est ${when}.`,
  offer: ({ when }) => `Ces horaires sont libres :\n${when}\nLequel vous convient ?`,
  offerOther: ({ when }) =>
    `Rien n’est libre à ce moment-là. Les prochains horaires libres :\n${when}\nLequel vous convient ?`,
  allTimes: ({ link }) => `Tous les horaires libres : ${link}`,
  noTimes: 'Je ne vois aucun horaire libre pour le moment.',
  keptInChat: ({ when }) =>
    `Je vous réserve ${when} pendant cinq minutes. Quel est votre nom, et à quelle adresse e-mail envoyer la confirmation ?`,
  askEmail: 'Et votre adresse e-mail, s’il vous plaît, pour la confirmation ?',
  done: ({ when, who, link }) =>
    `C’est fait : vous avez rendez-vous ${when} avec ${who}. Vous pouvez le déplacer ou l’annuler ici : ${link}`,
  changeable: ({ when, link }) =>
    `Vous avez rendez-vous ${when}. Vous pouvez le déplacer ou l’annuler ici : ${link}`,
  present: ({ when }) => `Votre rendez-vous actuel : ${when}`,
  isFree: ({ when, link }) => `${when} est libre. Vous pouvez le prendre ici : ${link}`,
  moveTo: ({ when }) => `Déplacer à ${when}`,
  noPerson: ({ who }) =>
    `${who} ne fait pas partie des personnes que l’on peut réserver ici, mais je note votre souhait.`,
  personBusy: ({ who }) => `Aucun créneau n’est libre avec ${who} pour le moment.`,
  already: ({ when }) => `Vous avez déjà un rendez-vous ${when}.`,
  byConfirmation: 'Vous pouvez le déplacer ou l’annuler avec le lien de sa confirmation.',
}
