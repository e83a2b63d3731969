import type { Deps } from '../../deps.ts'
import type { TelegramMessage } from '../../ports/telegram/index.ts'
import { writtenIn } from '../../wording/index.ts'
import { addressed } from './addressed.ts'
import type { Bot } from './bot.ts'
import { type Handling, nothing, type Outcome, say } from './handling.ts'
import { findByPrivateToken, isLinked, linkGroup } from './group-store.ts'
import { languageOf, sentencesFor } from './language.ts'
import { joinChat } from './join.ts'
import { readPrivateToken } from './private-token.ts'
import { answerQuestion, askForPerson } from './questions.ts'

/** Answers in a private chat. The link through which somebody came determines the agent, until they come through another link. */
export async function answerPrivately(
  deps: Deps,
  message: TelegramMessage,
  how: Handling,
): Promise<Outcome> {
  // Two bots would answer each other forever.
  if (!message.from || message.from.is_bot) return nothing
  const request = addressed(message, await how.bot.telegram.bot())
  if (request?.kind !== 'command') {
    const text = (message.text ?? message.caption ?? '').trim()
    return answerQuestion(deps, message, text, how)
  }
  if (request.name === 'start' && how.bot.own) return beginWith(deps, message, how.bot)
  if (request.name === 'start' && request.argument) return beginBy(deps, message, request.argument)
  if (request.name === 'person') return askForPerson(deps, message, how)
  return answerQuestion(deps, message, request.name === 'ask' ? request.argument : '', how)
}

/** A private chat with an account's own bot can only be for its agent. */
async function beginWith(deps: Deps, message: TelegramMessage, bot: Bot): Promise<Outcome> {
  const group = await joinChat(deps, bot, message.chat)
  return group ? say(writtenIn(languageOf(group.agent.language, message)).chat.welcome) : nothing
}

/** Unlike a group, a private chat belongs to the person, so they may switch to another agent. */
function beginBy(deps: Deps, message: TelegramMessage, argument: string): Outcome {
  const token = readPrivateToken(deps.config.secrets, argument)
  return {
    async decide(tx) {
      const agent = token && (await findByPrivateToken(tx, token))
      if (!agent) return sentencesFor(message).privateChat
      const { chat } = message
      const welcome = writtenIn(languageOf(agent.language, message)).chat.welcome
      // Linking the chat anew would cut the conversation off, because it refers to the present link.
      if (await isLinked(tx, chat.id, agent)) return welcome
      const title = [chat.first_name, chat.last_name].filter(Boolean).join(' ')
      await linkGroup(tx, { chatId: chat.id, title, integrationId: agent.integrationId })
      return welcome
    },
  }
}
