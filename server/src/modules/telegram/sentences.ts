/** What the bot says for itself. Answers to questions come from the agent. */
export const sentences = {
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
  noPerson: 'Nobody can join this conversation.',
  privateChat:
    'I answer in groups. Add me to a group and send /auth there, followed by the token of your agent.',
  offerPerson: 'Send /person and I ask somebody to join.',
} as const

/** What Telegram offers when somebody types a slash. */
export const COMMANDS = [
  { command: 'ask', description: 'Ask a question' },
  { command: 'person', description: 'Ask for a person' },
  { command: 'auth', description: 'Connect this group to an agent' },
]
