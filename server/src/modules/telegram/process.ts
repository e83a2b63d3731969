import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { TelegramError } from '../../ports/telegram/errors.ts'
import type { TelegramMessage } from '../../ports/telegram/index.ts'
import { addressed } from './addressed.ts'
import { botAt } from './bot.ts'
import { handleCommand } from './commands.ts'
import { type Handling, nothing, type Outcome } from './handling.ts'
import { joinChat } from './join.ts'
import { moveGroup } from './group-store.ts'
import { forgetGroup, renameGroup } from './groups.ts'
import { answerPrivately } from './private.ts'
import { insertOutgoing } from './outbox-store.ts'
import { answerQuestion } from './questions.ts'
import { keepWaiting, markProcessed, postponeUpdate, type StoredUpdate } from './update-store.ts'

/** An update that failed this often is given up, and the chat continues without it. */
const MAX_ATTEMPTS = 8
const LONGEST_PAUSE_SECONDS = 60

/** Processes an update, once; a failure is retried, and holds up only its own chat. */
export async function processUpdate(deps: Deps, stored: StoredUpdate): Promise<void> {
  try {
    await finish(deps, stored, await carryOut(deps, stored))
  } catch (error) {
    await tryLater(deps, stored, error)
  }
}

async function tryLater(deps: Deps, stored: StoredUpdate, error: unknown): Promise<void> {
  // The conversation has too many pending questions; this one keeps its position.
  const isBusy = error instanceof AppError && error.code === 'too_many_pending'
  if (isBusy) return void (await keepWaiting(deps.db, stored))
  const { updateId, attempts } = stored
  deps.log.error({ err: error, updateId }, 'an update of Telegram could not be processed')
  if (attempts >= MAX_ATTEMPTS && !(error instanceof TelegramError)) {
    await markProcessed(deps.db, stored)
  } else await postponeUpdate(deps.db, stored, Math.min(2 ** attempts, LONGEST_PAUSE_SECONDS))
}

async function carryOut(deps: Deps, { update, attempts, chatId }: StoredUpdate): Promise<Outcome> {
  const bot = await botAt(deps, chatId)
  // The bot was removed meanwhile.
  if (!bot) return nothing
  const isLastAttempt = attempts >= MAX_ATTEMPTS
  if (update.message) return carryOutMessage(deps, update.message, { bot, isLastAttempt })
  const member = update.my_chat_member
  if (member && isIn(member.new_chat_member.status) && member.chat.type !== 'channel') {
    await joinChat(deps, bot, member.chat)
  }
  const isOut = member && ['left', 'kicked'].includes(member.new_chat_member.status)
  if (isOut) await forgetGroup(deps, member.chat.id)
  return nothing
}

const isIn = (status: string) => ['member', 'administrator'].includes(status)

async function carryOutMessage(
  deps: Deps,
  message: TelegramMessage,
  how: Handling,
): Promise<Outcome> {
  const { chat, from, new_chat_title: title } = message
  const { migrate_to_chat_id: movedTo, migrate_from_chat_id: movedFrom } = message
  if (chat.type === 'private') return answerPrivately(deps, message, how)
  if (movedTo || movedFrom) {
    // Telegram reports it in both chats, each with its own order; updates in the new chat find the link there.
    await moveGroup(deps.db, movedFrom ?? chat.id, movedTo ?? chat.id)
    return nothing
  }
  if (title) {
    await renameGroup(deps, chat.id, title)
    return nothing
  }
  // Two bots would answer each other forever.
  if (from?.is_bot && !message.sender_chat) return nothing
  const request = addressed(message, await how.bot.telegram.bot())
  if (!request) return nothing
  return request.kind === 'command'
    ? handleCommand(deps, message, request, how)
    : answerQuestion(deps, message, request.text, how)
}

/** Stores the bot's answer and settles the update in one transaction, so that neither happens without the other, nor twice. */
async function finish(deps: Deps, stored: StoredUpdate, { decide, after }: Outcome): Promise<void> {
  const { chatId, update } = stored
  await deps.db.transaction(async (tx) => {
    if (!(await markProcessed(tx, stored))) return
    const text = await decide(tx)
    const replyTo = update.message?.message_id ?? null
    if (text) await insertOutgoing(tx, { chatId, text, replyTo })
  })
  after?.()
  deps.bus.publish('telegram', {})
}
