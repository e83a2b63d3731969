import type { AppointmentWording } from '../types.ts'

export const EN: AppointmentWording = {
  choose: 'Choose a time',
  zone: 'Time zone',
  earlier: 'Earlier',
  later: 'Later',
  none: 'Nothing is free in these days.',
  away: 'Free times cannot be seen at the moment. Please try again in a minute.',
  taken: 'Somebody else has just taken this time. Please choose another one.',
  kept: 'This time is kept for you for five minutes.',
  yourName: 'Your name',
  yourEmail: 'Your email address',
  yourPhone: 'Your phone number',
  optional: 'optional',
  check: ({ field }) => `Please check: ${field}`,
  book: 'Book this time',
  with: ({ who }) => `With ${who}`,
  booked: 'Your appointment is booked',
  mailed: 'A confirmation is on its way to you by mail.',
  confirmToo: 'Please confirm it here as well',
  file: 'Add to your calendar',
  move: 'Choose another time',
  cancel: 'Cancel the appointment',
  cancelSure: 'Cancel this appointment?',
  cancelled: 'This appointment is cancelled',
  again: 'Book another appointment',
  back: 'Back',
  subject: {
    booked: ({ when }) => `Your appointment: ${when}`,
    moved: ({ when }) => `Moved: your appointment is now ${when}`,
    cancelled: ({ when }) => `Cancelled: your appointment on ${when}`,
    reminder: ({ when }) => `Reminder: your appointment on ${when}`,
  },
  change: 'Move or cancel the appointment',
  text: ({ brand, when }) =>
    brand ? `${brand}: your appointment is ${when}.` : `Your appointment is ${when}.`,
  offer: ({ when }) => `These times are free:\n${when}\nWhich one suits you?`,
  offerOther: ({ when }) =>
    `Nothing is free then. The next free times are:\n${when}\nWhich one suits you?`,
  allTimes: ({ link }) => `All free times: ${link}`,
  noTimes: 'I see no free time at the moment.',
  keptInChat: ({ when }) =>
    `I keep ${when} for you for five minutes. What is your name, and your email address for the confirmation?`,
  askEmail: 'And your email address, please, for the confirmation?',
  done: ({ when, who, link }) =>
    `Done: you have an appointment on ${when} with ${who}. You can move or cancel it here: ${link}`,
  changeable: ({ when, link }) =>
    `You have an appointment on ${when}. You can move or cancel it here: ${link}`,
  present: ({ when }) => `Your appointment so far: ${when}`,
  isFree: ({ when, link }) => `${when} is free. Take it here: ${link}`,
  moveTo: ({ when }) => `Move it to ${when}`,
  noPerson: ({ who }) =>
    `${who} is not among the people who can be booked here, but I'm noting your wish.`,
  personBusy: ({ who }) => `${who} has no free time at the moment.`,
  already: ({ when }) => `You already have an appointment on ${when}.`,
  byConfirmation: 'You can move or cancel it with the link in its confirmation.',
}
