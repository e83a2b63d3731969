import type { AppointmentWording } from '../types.ts'

export const PT: AppointmentWording = {
  choose: 'Escolha um horário',
  zone: 'Fuso horário',
  earlier: 'Antes',
  later: 'Depois',
  none: 'Não há nada livre nestes dias.',
  away: 'No momento não é possível ver os horários livres. Tente de novo em um minuto.',
  taken: 'Alguém acabou de reservar este horário. Escolha outro, por favor.',
  kept: 'Este horário fica reservado para você por cinco minutos.',
  yourName: 'Seu nome',
  yourEmail: 'Seu e-mail',
  yourPhone: 'Seu telefone',
  optional: 'opcional',
  check: ({ field }) => `Por favor, confira: ${field}`,
  book: 'Reservar este horário',
  with: ({ who }) => `Com ${who}`,
  booked: 'Seu horário está marcado',
  mailed: 'Uma confirmação vai chegar por e-mail.',
  confirmToo: 'Confirme também aqui',
  file: 'Adicionar ao calendário',
  move: 'Escolher outro horário',
  cancel: 'Cancelar o horário',
  cancelSure: 'Cancelar este horário?',
  cancelled: 'Este horário foi cancelado',
  again: 'Marcar outro horário',
  back: 'Voltar',
  subject: {
    booked: ({ when }) => `Seu horário: ${when}`,
    moved: ({ when }) => `Alterado: seu horário agora é ${when}`,
    cancelled: ({ when }) => `Cancelado: seu horário ${when}`,
    reminder: ({ when }) => `Lembrete: seu horário ${when}`,
  },
  change: 'Alterar ou cancelar o horário',
  text: ({ brand, when }) =>
    brand ? `${brand}: seu horário é ${when}.` : `Seu horário é ${when}.`,
  offer: ({ when }) => `Estes horários estão livres:\n${when}\nQual é bom para você?`,
  offerOther: ({ when }) =>
    `Para essa data não há nada livre. Os próximos horários livres são:\n${when}\nQual é bom para você?`,
  allTimes: ({ link }) => `Todos os horários livres: ${link}`,
  noTimes: 'No momento não vejo nenhum horário livre.',
  keptInChat: ({ when }) =>
    `Guardo ${when} para você por cinco minutos. Qual é o seu nome, e para qual e-mail mandamos a confirmação?`,
  askEmail: 'E o seu e-mail, por favor, para a confirmação?',
  done: ({ when, who, link }) =>
    `Pronto: seu horário com ${who} é ${when}. Pode alterar ou cancelar aqui: ${link}`,
  changeable: ({ when, link }) => `Seu horário é ${when}. Pode alterar ou cancelar aqui: ${link}`,
}
