import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { TelegramMessage } from '../../ports/telegram/index.ts'
import { requestPerson } from '../conversations/control/handover.ts'
import { openConversationIn } from '../conversations/service.ts'
import { acceptMessage } from '../conversations/turns/accept.ts'
import { isAlias } from '../../lib/telegram-alias.ts'
import type { Bot } from './bot.ts'
import { type Handling, nothing, type Outcome, say } from './handling.ts'
import { joinChat } from './join.ts'
import { findGroup, type Group } from './group-store.ts'
import { acceptFile, fileOf } from './sent-file.ts'
import { sentencesFor } from './language.ts'
import { wasSentLately } from './outbox-store.ts'
import { countQuestions, insertThread, touchThread } from './thread-store.ts'

/** Questions a minute: Telegram allows a bot this many messages in one group, and the lower limit of one person leaves room for others. */
const MAX_IN_GROUP = 20
const MAX_PER_SENDER = 10

/** Adds a question to the sender's conversation; the reply is sent through the outbox when the agent has made it. */
export const answerQuestion = (
  deps: Deps,
  message: TelegramMessage,
  text: string,
  { bot, isLastAttempt }: Handling,
): Promise<Outcome> =>
  inGroup(deps, message, bot, async (group) => {
    const clientId = `${message.chat.id}:${message.message_id}`
    const asked = await askedLately(deps, group, message, clientId)
    if (!group.agent.activated && !asked.withPerson)
      return say(sentencesFor(message, group.agent).inactive)
    const file = fileOf(message)
    if (!text && !file) return say(sentencesFor(message, group.agent).nothingAsked)
    if (deps.config.rateLimit && isTooFast(asked)) return sayTooFast(group, message)
    const conversationId = await conversationOf(deps, group, message)
    const incoming = { conversationId, clientId, text }
    const turn = file
      ? await acceptFile(deps, { ...incoming, userId: group.agent.userId }, file, {
          bot,
          isLastAttempt,
        })
      : await acceptMessage(deps, incoming)
    if (!turn) {
      // Text sent with the file may be a question.
      if (text) await acceptMessage(deps, incoming)
      return say(sentencesFor(message, group.agent).fileRefused)
    }
    if (!turn.replyId) return nothing
    // Shows "typing"; a failure does not matter.
    bot.telegram.showTyping(message.chat.id).catch(() => {})
    return nothing
  })

type Asked = Awaited<ReturnType<typeof countQuestions>>

const askedLately = (deps: Deps, group: Group, message: TelegramMessage, clientId: string) =>
  countQuestions(deps.driver, {
    groupId: group.id,
    userId: group.agent.userId,
    senderId: senderOf(message).id,
    clientId,
  })

/** No limit applies while a person has control. */
const isTooFast = ({ withPerson, inGroup, ofSender }: Asked): boolean =>
  !withPerson && (inGroup >= MAX_IN_GROUP || ofSender >= MAX_PER_SENDER)

/** At most once a minute, because this message counts towards Telegram's limit, too. */
const sayTooFast = ({ chatId, agent }: Group, message: TelegramMessage): Outcome => ({
  async decide(tx) {
    const text = sentencesFor(message, agent).tooFast
    return (await wasSentLately(tx, chatId, text)) ? null : text
  },
})

/** Asks for a person, like the widget's button, as a command. */
export const askForPerson = (
  deps: Deps,
  message: TelegramMessage,
  { bot }: Handling,
): Promise<Outcome> =>
  inGroup(deps, message, bot, async (group) => {
    const sentences = sentencesFor(message, group.agent)
    if (!group.agent.activated) return say(sentences.inactive)
    const conversationId = await conversationOf(deps, group, message)
    try {
      await requestPerson(deps, conversationId, { name: null, email: null })
      return nothing
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // When a person is present already, nothing needs to be said.
      return error.code === 'handover_unavailable' ? say(sentences.noPerson) : nothing
    }
  })

async function inGroup(
  deps: Deps,
  message: TelegramMessage,
  bot: Bot,
  answer: (group: Group) => Promise<Outcome>,
): Promise<Outcome> {
  const group =
    (await findGroup(deps.db, message.chat.id)) ?? (await joinChat(deps, bot, message.chat))
  if (!group) {
    const { notLinked, privateChat } = sentencesFor(message)
    return say(message.chat.type === 'private' ? privateChat : notLinked)
  }
  return answer(group)
}

/** Each person has a separate conversation in each group. */
const conversationOf = (deps: Deps, group: Group, message: TelegramMessage): Promise<string> =>
  deps.db.transaction(async (tx) => {
    const { id: senderId, name } = senderOf(message)
    const place = { groupId: group.id, senderId, messageId: message.message_id }
    const known = await touchThread(tx, place)
    if (known) return known
    const conversationId = await openConversationIn(tx, {
      userId: group.agent.userId,
      agentId: group.agent.id,
      channel: 'telegram',
      countryCode: null,
      pageUrl: null,
      locale: message.from?.language_code ?? null,
      timeZone: null,
      customerName: name,
    })
    const thread = {
      conversationId,
      groupId: group.id,
      groupTitle: group.title,
      senderId,
      lastMessageId: message.message_id,
    }
    await insertThread(tx, thread, isAlias(group.chatId))
    return conversationId
  })

/** The sender; somebody who writes in the name of a group or a channel counts as that. */
function senderOf({ from, sender_chat: chat }: TelegramMessage): { id: number; name: string } {
  if (chat) return { id: chat.id, name: chat.title ?? 'Anonymous' }
  const { id, first_name, last_name } = from!
  return { id, name: [first_name, last_name].filter(Boolean).join(' ') }
}
