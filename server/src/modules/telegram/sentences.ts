/** What the bot says for itself. Answers to questions come from the agent. */
const EN = {
  linked: (agent: string) =>
    `This group is connected to ${agent} now. Mention me, reply to me or send /ask and your question.`,
  linkedAlready: (agent: string) => `This group is connected to ${agent} already.`,
  linkedElsewhere:
    'This group is connected to an agent of somebody else. Remove me from the group and add me again to connect it anew.',
  wrongToken:
    'This token is not valid. Copy the command from the Telegram integration of your agent and send it again.',
  tokenMissing:
    'Send /auth and the token of your agent. You find it in the Telegram integration of the agent.',
  notLinked:
    'This group is not connected to an agent. Send /auth and the token of your agent to connect it.',
  unlinked: (agent: string) =>
    `The token of ${agent} was changed, so this group is not connected any more. Send /auth and the new token to connect it again.`,
  inactive: (agent: string) => `${agent} is not active at the moment, so nobody answers here.`,
  nothingAsked: 'Ask me something: mention me, reply to me or send /ask and your question.',
  tooFast: 'These are more questions than I can take. Please ask again in a minute.',
  noPerson: 'Nobody can join this conversation.',
  privateChat:
    'I answer in groups. Add me to a group and send /auth there, followed by the token of your agent.',
  offerPerson: 'Send /person and I ask somebody to join.',
  page: (number: number) => `page ${number}`,
}

export type Sentences = typeof EN

const ES: Sentences = {
  linked: (agent) =>
    `Este grupo está conectado ahora con ${agent}. Mencióneme, respóndame o envíe /ask y su pregunta.`,
  linkedAlready: (agent) => `Este grupo ya está conectado con ${agent}.`,
  linkedElsewhere:
    'Este grupo está conectado con un agente de otra persona. Sáqueme del grupo y vuelva a añadirme para conectarlo de nuevo.',
  wrongToken:
    'Este token no es válido. Copie el comando de la integración de Telegram de su agente y envíelo otra vez.',
  tokenMissing:
    'Envíe /auth y el token de su agente. Lo encuentra en la integración de Telegram del agente.',
  notLinked:
    'Este grupo no está conectado con ningún agente. Envíe /auth y el token de su agente para conectarlo.',
  unlinked: (agent) =>
    `El token de ${agent} ha cambiado, así que este grupo ya no está conectado. Envíe /auth y el token nuevo para conectarlo otra vez.`,
  inactive: (agent) => `${agent} no está activo en este momento, así que aquí nadie responde.`,
  nothingAsked: 'Pregúnteme algo: mencióneme, respóndame o envíe /ask y su pregunta.',
  tooFast: 'Son más preguntas de las que puedo atender. Pregunte otra vez en un minuto, por favor.',
  noPerson: 'Nadie puede unirse a esta conversación.',
  privateChat:
    'Respondo en grupos. Añádame a un grupo y envíe allí /auth, seguido del token de su agente.',
  offerPerson: 'Envíe /person y le pediré a alguien que se una.',
  page: (number) => `página ${number}`,
}

/** @param language of the agent's settings; English where it has no words of its own yet, and where no agent is known. */
export const sentencesIn = (language: string | null): Sentences => (language === 'es' ? ES : EN)

/** What Telegram offers when somebody types a slash. */
export const COMMANDS = [
  { command: 'ask', description: 'Ask a question' },
  { command: 'person', description: 'Ask for a person' },
  { command: 'auth', description: 'Connect this group to an agent' },
]
