import type {
  ConversationDetail,
  ConversationList,
  ConversationMessage,
  InboxState,
  MessageFile,
  OtherConversation,
  Page,
  User,
} from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { newId } from '../../lib/ids.ts'
import { type Actor, record } from '../audit/record.ts'
import { readRequests } from '../booking/service.ts'
import { accountOfConversation } from './account.ts'
import { withMails } from './inbox/mail-marks.ts'
import { seeMentions } from '../notes/mentions.ts'
import { withTexts } from './inbox/text-marks.ts'
import { insertAdminMessage, readDetail, type Which } from './inbox/detail-store.ts'
import { readInbox } from './inbox/list-store.ts'
import { findOthers } from './inbox/others-store.ts'
import { countStates } from './inbox/states-store.ts'
import {
  type ConversationState,
  countUnread,
  findState,
  insertConversation,
  markRead,
  type NewConversation,
  openConversation as insertOpened,
  removeConversation,
  setCurrentPage,
} from './store.ts'
import { noteActivity } from './control/store.ts'
import { passControl } from './control/pass-control.ts'
import { askedFor, type Typed } from '../searching/asked.ts'
import { assignConversation } from './state/assign.ts'
import { resolveConversation } from './state/resolve.ts'
import { notifyChange } from './watching/notify.ts'

/** A member who acts for the account `userId`: their own id, and the name the visitor reads. */
type Admin = { userId: string; personId: string; name: string }

/** Who made a request, as an admin. */
export const adminOf = ({ account, user }: { account: { id: string }; user: User }): Admin => ({
  userId: account.id,
  personId: user.id,
  name: user.full_name,
})

/**
 * Begins a conversation on any channel. The inbox lists it from its first message on.
 * @returns its id.
 */
export const openConversation = (deps: Deps, conversation: NewConversation): Promise<string> =>
  insertOpened(deps.driver, conversation)

/**
 * Like `openConversation`, within a transaction of the caller.
 * @returns its id.
 */
export const openConversationIn = insertConversation

export async function listConversations(
  deps: Deps,
  who: { userId: string; personId: string },
  query: Page & Typed & { state?: InboxState | undefined },
): Promise<ConversationList> {
  const asked = await askedFor(query, deps.now())
  return readInbox(deps.driver, who, { ...query, ...asked }, deps.now())
}

/** Stores which page of the website the visitor is on. */
export const noteCurrentPage = (deps: Deps, id: string, page: string) =>
  setCurrentPage(deps.driver, id, page)

/**
 * Other conversations of the same visitor, newest first.
 * @throws 404 where the account has no such conversation.
 */
export async function readOthers(
  deps: Deps,
  userId: string,
  id: string,
): Promise<OtherConversation[]> {
  await requireOwn(deps, userId, id)
  return findOthers(deps.driver, userId, id)
}

/** Number of conversations in each state of the inbox. */
export const readCounts = (deps: Deps, { userId, personId }: Omit<Admin, 'name'>) =>
  countStates(deps.driver, userId, personId)

/**
 * A conversation with the requested messages.
 * @throws 404, also for a conversation of another account.
 */
export async function readConversation(
  deps: Deps,
  userId: string,
  id: string,
  which: Which,
): Promise<ConversationDetail> {
  const detail = await readDetail(deps.driver, userId, id, which)
  if (!detail) throw notFound('Conversation')
  const withMarks = detail.texting ? withTexts : withMails
  const messages = await withMarks(deps, id, detail.messages)
  return { ...detail, messages, appointments: await readRequests(deps, id) }
}

/**
 * Gives control to `to`; without it, to the other side.
 * @returns the response, the sentence for the toast, and whether this call changed the control.
 */
async function switchControl(
  deps: Deps,
  { userId, ...person }: Admin,
  id: string,
  to?: 'admin' | 'bot',
) {
  const state = await ownState(deps, userId, id)
  const { speaker, isChanged } =
    to === state.control
      ? { speaker: to, isChanged: false }
      : await passControl(deps, state, person)
  const { adminName } = isChanged ? state : await ownState(deps, userId, id)
  const taken = isChanged ? 'You are in control' : `${adminName} is in control`
  return speaker === 'admin'
    ? { admin_in_control: true, isChanged, message: `${taken} of the conversation` }
    : { admin_in_control: false, isChanged, message: 'Control returned to the bot' }
}

/** Like `switchControl`, and recorded in the activity log. */
export async function switchControlAs(
  deps: Deps,
  actor: Actor,
  admin: Admin,
  id: string,
  to?: 'admin' | 'bot',
) {
  const { message, isChanged, ...data } = await switchControl(deps, admin, id, to)
  if (isChanged) {
    await record(deps.db, actor, {
      action: data.admin_in_control ? 'conversation.take_control' : 'conversation.return_control',
      subject: { id },
    })
  }
  return { message, data }
}

/**
 * Marks a conversation as resolved, or opens it again.
 * @returns the sentence for the toast.
 * @throws 404
 */
export async function resolve(deps: Deps, actor: Actor, id: string, isResolved: boolean) {
  await resolveConversation(deps, actor, await ownState(deps, actor.userId, id), isResolved)
  return isResolved ? 'Conversation resolved' : 'Conversation reopened'
}

/**
 * Assigns a conversation to a member, or to nobody.
 * @throws 404 for a person who is no member.
 */
export async function assign(
  deps: Deps,
  by: { actor: Actor; byId: string },
  id: string,
  personId: string | null,
) {
  await assignConversation(deps, by, await ownState(deps, by.actor.userId, id), personId)
  return null
}

/** `files` are stored already; when there are no other words, `text` is the name of the first file. */
type Words = { text: string; clientId: string | undefined; files?: MessageFile[] }

/**
 * Sends a message of the admin; repeated with the same `clientId`, it is sent only once.
 * @throws 409 `admin_not_in_control` while the bot is in control.
 */
export async function replyAsAdmin(
  deps: Deps,
  admin: Admin,
  conversationId: string,
  { text, clientId = newId(), files }: Words,
): Promise<ConversationMessage> {
  const state = await ownState(deps, admin.userId, conversationId)
  const by = { senderName: admin.name, personId: admin.personId }
  const message = { clientId, text, ...by, ...(files && { files }) }
  const inserted = await insertAdminMessage(deps.driver, conversationId, newId(), message)
  if (!inserted) {
    throw refused('admin_not_in_control', 'Take control of the conversation before you reply.')
  }
  notifyChange(deps, { ...state, conversationId }, { messages: [inserted.message] })
  return inserted.shown
}

/** Shows the visitor that the admin is typing; does nothing while the bot is in control. */
export async function notifyTyping(
  deps: Deps,
  admin: Admin,
  conversationId: string,
): Promise<null> {
  const { control } = await ownState(deps, admin.userId, conversationId)
  if (control === 'admin') {
    deps.bus.publish('conversation', { conversationId, kind: 'typing', name: admin.name })
    await noteActivity(deps.driver, conversationId)
  }
  return null
}

/** Unread conversations are counted up to here only, so that counting many stays cheap. */
const MAX_COUNTED = 100

/** Number of unread conversations. */
export const readUnread = async ({ db }: Deps, userId: string) => ({
  conversations: await countUnread(db, userId, MAX_COUNTED),
})

/** Marks a conversation as read for everybody, and its mentions of this person as seen. @throws 404 */
export async function markConversationRead(
  deps: Deps,
  { userId, personId }: { userId: string; personId: string },
  id: string,
) {
  if (!(await markRead(deps.db, userId, id))) throw notFound('Conversation')
  await seeMentions(deps, userId, { personId, conversationId: id })
  return { read_messages: { conv_id: id } }
}

/** Deletes a conversation with its messages, and the customer where it was their only one; visitors who watch it are told. */
export async function deleteConversation(deps: Deps, actor: Actor, id: string): Promise<null> {
  const { userId } = actor
  const state = await ownState(deps, userId, id)
  await deps.db.transaction(async (tx) => {
    await removeConversation(tx, userId, id)
    await record(tx, actor, { action: 'conversation.delete', subject: { id } })
  })
  notifyChange(deps, { ...state, conversationId: id }, undefined, 'closed')
  return null
}

async function ownState(deps: Deps, userId: string, id: string): Promise<ConversationState> {
  const state = await findState(deps.driver, id)
  if (state?.userId !== userId) throw notFound('Conversation')
  return state
}

/**
 * Checks from the cache that the conversation belongs to the account, because this is asked every few seconds.
 * @throws 404
 */
export async function requireOwn(deps: Deps, userId: string, id: string): Promise<void> {
  if ((await accountOfConversation(deps, id)) !== userId) throw notFound('Conversation')
}
