import type { Deps } from '../../deps.ts'
import { isTokenRefused, TelegramError } from '../../ports/telegram/errors.ts'
import { findOfMessage } from '../files/service.ts'
import { type Bot, botAt } from './bot.ts'
import { moveGroup } from './group-store.ts'
import { forgetGroup } from './groups.ts'
import { giveUpChat, type Outgoing, postponeOutgoing, settleOutgoing } from './outbox-store.ts'
import { noteRefused } from './run-bots.ts'

/** With pauses that double up to the longest one, this takes about a day. */
const MAX_ATTEMPTS = 300
const LONGEST_PAUSE_SECONDS = 300

/** Sends one message in its chat, or schedules another attempt. */
export async function deliver(deps: Deps, outgoing: Outgoing): Promise<void> {
  const { position, chatId, text } = outgoing
  const bot = await botAt(deps, chatId)
  if (!bot) return void (await settleOutgoing(deps.db, position, null))
  try {
    if (text === null) await bot.telegram.leave(chatId)
    const sentId = text === null ? null : await say(deps, bot, outgoing, text)
    await settleOutgoing(deps.db, position, sentId)
  } catch (error) {
    if (!(error instanceof TelegramError)) throw error
    if (isTokenRefused(error)) await noteRefused(deps, bot, true)
    await remedy(deps, outgoing, error)
  }
}

/** If a file was erased meanwhile, only its text is sent. @returns Telegram's id of the message; null when nothing is left to send */
async function say(
  { db }: Deps,
  { telegram }: Bot,
  { chatId, replyTo, fileId, messageId }: Outgoing,
  text: string,
): Promise<number | null> {
  const file = fileId && messageId ? await findOfMessage(db, messageId, fileId) : undefined
  if (file) return telegram.sendFile(chatId, file, text, replyTo)
  return text ? telegram.send(chatId, text, replyTo) : null
}

async function remedy(deps: Deps, outgoing: Outgoing, error: TelegramError): Promise<void> {
  const { position, chatId, attempts } = outgoing
  const { remedy } = error
  if (remedy.kind === 'retry' && attempts < MAX_ATTEMPTS) {
    const pause = Math.min(2 ** Math.min(attempts, 10), LONGEST_PAUSE_SECONDS)
    await postponeOutgoing(deps.db, outgoing, Math.max(remedy.afterMs / 1000, pause))
    return
  }
  if (remedy.kind === 'moved') {
    await moveGroup(deps.db, chatId, remedy.chatId)
    await postponeOutgoing(deps.db, outgoing, 0)
    return
  }
  deps.log.warn({ err: error, chatId }, 'Telegram did not take a message')
  if (remedy.kind === 'gone') {
    await giveUpChat(deps.db, chatId)
    await forgetGroup(deps, chatId)
  } else await settleOutgoing(deps.db, position, null)
}
