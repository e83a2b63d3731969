import type { ConversationDetail, ConversationList, ConversationMessage, Page } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { newId } from '../../lib/ids.ts'
import { type Actor, record } from '../audit/record.ts'
import { readRequests } from '../booking/service.ts'
import { insertAdminMessage, readDetail, type Which } from './inbox/detail-store.ts'
import { readInbox } from './inbox/list-store.ts'
import {
  type ConversationState,
  countUnread,
  findState,
  insertConversation,
  markRead,
  type NewConversation,
  openConversation as insertOpened,
  removeConversation,
} from './store.ts'
import { switchSpeaker } from './control/switch-control.ts'
import { tellChange } from './watching/tell.ts'

/** Somebody of an account who speaks for it: its id, and the name the visitor reads. */
type Admin = { userId: string; name: string }

/** Begins a conversation on any channel; the inbox shows it from its first message on. @returns its id. */
export const openConversation = (deps: Deps, conversation: NewConversation): Promise<string> =>
  insertOpened(deps.database, conversation)

/** As part of something else that happens or does not. @returns its id. */
export const openConversationIn = insertConversation

export const listConversations = (
  deps: Deps,
  userId: string,
  query: Page & { q?: string | undefined },
): Promise<ConversationList> => readInbox(deps.database, userId, query, deps.now())

/** @throws 404 also for a conversation of another account. */
export async function readConversation(
  deps: Deps,
  userId: string,
  id: string,
  which: Which,
): Promise<ConversationDetail> {
  const detail = await readDetail(deps.database, userId, id, which)
  if (!detail) throw notFound('Conversation')
  return { ...detail, appointments: await readRequests(deps, id) }
}

/** Toggles who speaks. @returns the answer and the sentence for the toast. */
export async function switchControl(deps: Deps, { userId, name }: Admin, id: string) {
  const speaker = await switchSpeaker(deps, await ownState(deps, userId, id), name)
  return speaker === 'admin'
    ? { admin_in_control: true, message: 'You are in control of the conversation' }
    : { admin_in_control: false, message: 'Control returned to the bot' }
}

/**
 * The admin says something; the same `clientId` says it once.
 * @throws 409 `admin_not_in_control` while the bot speaks.
 */
export async function replyAsAdmin(
  deps: Deps,
  admin: Admin,
  conversationId: string,
  { text, clientId = newId() }: { text: string; clientId: string | undefined },
): Promise<ConversationMessage> {
  const state = await ownState(deps, admin.userId, conversationId)
  const message = { clientId, text, senderName: admin.name }
  const said = await insertAdminMessage(deps.database, conversationId, newId(), message)
  if (!said) {
    throw refused('admin_not_in_control', 'Take control of the conversation before you reply.')
  }
  tellChange(deps, { ...state, conversationId }, { messages: [said.message] })
  return said.shown
}

/** The visitor sees that the admin is typing. */
export async function tellTyping(deps: Deps, admin: Admin, conversationId: string): Promise<null> {
  const { control } = await ownState(deps, admin.userId, conversationId)
  if (control === 'admin') {
    deps.bus.publish('conversation', { conversationId, kind: 'typing', name: admin.name })
  }
  return null
}

/** More than these are many. */
const MOST_COUNTED = 100

/** How many conversations wait to be read. */
export const readUnread = async ({ db }: Deps, userId: string) => ({
  conversations: await countUnread(db, userId, MOST_COUNTED),
})

export async function markConversationRead(deps: Deps, userId: string, id: string) {
  if (!(await markRead(deps.db, userId, id))) throw notFound('Conversation')
  return { read_messages: { conv_id: id } }
}

/** With its messages, and the customer who talked in no other; visitors who watch it are told. */
export async function deleteConversation(deps: Deps, actor: Actor, id: string): Promise<null> {
  const { userId } = actor
  const state = await ownState(deps, userId, id)
  await deps.db.transaction(async (tx) => {
    await removeConversation(tx, userId, id)
    await record(tx, actor, { action: 'conversation.delete', subject: { id } })
  })
  tellChange(deps, { ...state, conversationId: id }, undefined, 'closed')
  return null
}

async function ownState(deps: Deps, userId: string, id: string): Promise<ConversationState> {
  const state = await findState(deps.database, id)
  if (state?.userId !== userId) throw notFound('Conversation')
  return state
}
