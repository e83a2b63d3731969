import type { ChangeGroup, LocalGroup, LocalGroupMessage, SayInGroup } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { LocalChat, LocalMessage, LocalTelegram } from '../../ports/telegram/local/index.ts'

/** Groups of the local Telegram. @throws 404 when there is a real bot. */
export const readGroups = async (deps: Deps, userId: string): Promise<LocalGroup[]> =>
  (await localOf(deps).chats(userId)).map(toGroup)

export const createGroup = async (deps: Deps, userId: string, title: string): Promise<LocalGroup> =>
  toGroup(await localOf(deps).people.createGroup(userId, title))

/** A group with its messages. @throws 404, also for a group of another account. */
export async function readGroup(
  deps: Deps,
  userId: string,
  id: string,
): Promise<{ group: LocalGroup; messages: LocalGroupMessage[] }> {
  const chat = await ownChat(deps, userId, id)
  const messages = await localOf(deps).messages(chat)
  return { group: toGroup(chat), messages: messages.map(toMessage) }
}

/** Writes in a group as a person. @throws 404 */
export async function sayInGroup(
  deps: Deps,
  userId: string,
  id: string,
  { name, text, reply_to: replyTo }: SayInGroup,
): Promise<null> {
  const chat = await ownChat(deps, userId, id)
  const by = name === null ? { anonymous: true as const } : { name }
  await localOf(deps).people.say(chat, { by, text, replyTo })
  notifyLocalChat(deps, chat)
  return null
}

/** Changes a group, as its members could. @throws 404 */
export async function changeGroup(
  deps: Deps,
  userId: string,
  id: string,
  change: ChangeGroup,
): Promise<LocalGroup> {
  const chat = await ownChat(deps, userId, id)
  const { people } = localOf(deps)
  if (change.action === 'rename') await people.rename(chat, change.title)
  if (change.action === 'upgrade' && chat.type === 'group') await people.upgrade(chat)
  if (change.action === 'remove_bot' && chat.hasBot) await people.removeBot(chat)
  if (change.action === 'add_bot' && !chat.hasBot) await people.addBot(chat)
  notifyLocalChat(deps, chat)
  return toGroup(await ownChat(deps, userId, id))
}

/** Makes open dashboards of the account reload the group. */
export function notifyLocalChat({ bus }: Pick<Deps, 'bus'>, { id, userId }: LocalChat): void {
  bus.publish('dashboard', { userId, name: 'local_message', event: { id, agent_id: '' } })
}

export function localOf({ telegram }: Deps): LocalTelegram {
  if (!telegram.local) throw notFound('Local Telegram')
  return telegram.local
}

async function ownChat(deps: Deps, userId: string, id: string): Promise<LocalChat> {
  const chat = await localOf(deps).chat(id)
  if (chat?.userId !== userId) throw notFound('Group')
  return chat
}

export const toGroup = ({ id, title, type, hasBot }: LocalChat): LocalGroup => ({
  id,
  title,
  is_supergroup: type === 'supergroup',
  has_bot: hasBot,
})

const toMessage = (message: LocalMessage): LocalGroupMessage => ({
  id: message.message_id,
  from: message.text ? { name: nameOf(message), is_bot: isByBot(message) } : null,
  text: message.text ?? happened(message),
  reply_to: message.reply_to_message
    ? { name: nameOf(message.reply_to_message), text: message.reply_to_message.text ?? '' }
    : null,
  created_at: new Date(message.date * 1000).toISOString(),
})

type Named = Partial<Pick<LocalMessage, 'from' | 'sender_chat'>>

const isByBot = ({ from, sender_chat: chat }: Named) => Boolean(from?.is_bot && !chat)

const nameOf = ({ from, sender_chat: chat }: Named): string =>
  chat
    ? `${chat.title} (anonymous admin)`
    : [from?.first_name, from?.last_name].filter(Boolean).join(' ')

function happened(message: LocalMessage): string {
  if (message.new_chat_title) return `The group is called ${message.new_chat_title} now.`
  return message.migrate_to_chat_id || message.migrate_from_chat_id
    ? 'The group became a supergroup.'
    : ''
}
