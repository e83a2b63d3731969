import type { Deps } from '../../deps.ts'
import type { TelegramMessage } from '../../ports/telegram/index.ts'
import { notifyAgentChange } from '../agents/notify.ts'
import { hashToken } from '../../lib/secret-token.ts'
import type { Bot } from './bot.ts'
import { type Handling, nothing, type Outcome, say } from './handling.ts'
import { findByToken, findGroup, linkGroup, type LinkingAgent } from './group-store.ts'
import { answerQuestion, askForPerson } from './questions.ts'
import { sentencesFor } from './language.ts'

type Command = { name: string; argument: string }

/** Handles a command; commands for other bots are ignored. */
export async function handleCommand(
  deps: Deps,
  message: TelegramMessage,
  { name, argument }: Command,
  how: Handling,
): Promise<Outcome> {
  const token = argument.split(/\s+/)[0]!
  if (name === 'auth') {
    return token ? linkBy(deps, message, token, how.bot) : say(sentencesFor(message).tokenMissing)
  }
  // Sent by Telegram when somebody adds the bot with a link that contains the token.
  if (name === 'start' && token) return linkBy(deps, message, token, how.bot)
  if (name === 'ask') return answerQuestion(deps, message, argument, how)
  if (name === 'person') return askForPerson(deps, message, how)
  return nothing
}

/**
 * Links the group to the agent of the token. The token is looked up by its hash, so that timing does not reveal how much of a guess was
 * right.
 */
function linkBy(deps: Deps, message: TelegramMessage, token: string, { own }: Bot): Outcome {
  const { chat } = message
  let linked: LinkingAgent | undefined
  return {
    async decide(tx) {
      const agent = await findByToken(tx, hashToken(token))
      // An account's own bot answers for one agent only.
      const isOfAnother = own !== null && agent?.integrationId !== own.integrationId
      if (!agent || isOfAnother) return sentencesFor(message).wrongToken
      const sentences = sentencesFor(message, agent)
      const before = await findGroup(tx, chat.id)
      if (before?.agent.id === agent.agentId) return sentences.linkedAlready({ agent: agent.name })
      // Otherwise anybody in the group could take it from the account whose agent answers there.
      if (before && before.agent.userId !== agent.userId) return sentences.linkedElsewhere
      const { integrationId, name } = agent
      await linkGroup(tx, { chatId: chat.id, title: chat.title ?? '', integrationId })
      linked = agent
      return sentences.linked({ agent: name })
    },
    after() {
      if (linked) notifyAgentChange(deps, linked.userId, linked.agentId)
    },
  }
}
