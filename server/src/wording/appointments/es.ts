import { ended } from '../ended.ts'
import type { AppointmentWording } from '../appointment-types.ts'

export const ES: AppointmentWording = {
  choose: 'Elija una hora',
  zone: 'Zona horaria',
  earlier: 'Antes',
  later: 'Después',
  none: 'No hay nada libre en estos días.',
  away: 'Ahora mismo no se pueden ver las horas libres. Inténtelo de nuevo en un minuto.',
  taken: 'Alguien acaba de reservar esta hora. Elija otra, por favor.',
  kept: 'Esta hora queda reservada para usted durante cinco minutos.',
  yourName: 'Su nombre',
  yourEmail: 'Su correo electrónico',
  yourPhone: 'Su número de teléfono',
  optional: 'opcional',
  check: ({ field }) => `Por favor, revise: ${field}`,
  book: 'Reservar esta hora',
  with: ({ who }) => `Con ${who}`,
  booked: 'Su cita está reservada',
  mailed: 'Le llegará una confirmación por correo.',
  confirmToo: 'Confírmela también aquí',
  file: 'Añadir a su calendario',
  move: 'Elegir otra hora',
  cancel: 'Cancelar la cita',
  cancelSure: '¿Cancelar esta cita?',
  cancelled: 'Esta cita está cancelada',
  again: 'Reservar otra cita',
  back: 'Volver',
  subject: {
    booked: ({ when }) => `Su cita: ${when}`,
    moved: ({ when }) => `Cambio: su cita es ahora el ${when}`,
    cancelled: ({ when }) => `Cancelada: su cita del ${when}`,
    reminder: ({ when }) => `Recordatorio: su cita del ${when}`,
  },
  change: 'Cambiar o cancelar la cita',
  text: ({ brand, when }) =>
    brand ? `${brand}: su cita es el ${ended(when)}` : `Su cita es el ${ended(when)}`,
  offer: ({ when }) => `Estas horas están libres:\n${when}\n¿Cuál le viene bien?`,
  offerOther: ({ when }) =>
    `Para entonces no hay nada libre. Las próximas horas libres son:\n${when}\n¿Cuál le viene bien?`,
  allTimes: ({ link }) => `Todas las horas libres: ${link}`,
  noTimes: 'Ahora mismo no veo ninguna hora libre.',
  keptInChat: ({ when }) =>
    `Le reservo el ${when} durante cinco minutos. ¿Cómo se llama, y a qué correo enviamos la confirmación?`,
  askEmail: '¿Y su correo electrónico, por favor, para la confirmación?',
  done: ({ when, who, link }) =>
    `Listo: tiene una cita el ${when} con ${who}. Puede cambiarla o cancelarla aquí: ${link}`,
  changeable: ({ when, link }) =>
    `Tiene una cita el ${ended(when)} Puede cambiarla o cancelarla aquí: ${link}`,
  present: ({ when }) => `Su cita actual: ${when}`,
  isFree: ({ when, link }) => `${when} está libre. Puede elegirla aquí: ${link}`,
  moveTo: ({ when }) => `Cambiar a ${when}`,
  noPerson: ({ who }) =>
    `${who} no está entre las personas con las que se puede reservar aquí, pero anoto su deseo.`,
  personBusy: ({ who }) => `Por ahora no hay ninguna hora libre con ${who}.`,
  noSuchDay: 'Esa fecha no existe.',
  over: 'Ese momento ya ha pasado.',
  tooFar: ({ when }) => `Se puede reservar hasta el ${ended(when)}`,
  already: ({ when }) => `Ya tiene una cita el ${ended(when)}`,
  byConfirmation: 'Puede cambiarla o cancelarla con el enlace de su confirmación.',
}
