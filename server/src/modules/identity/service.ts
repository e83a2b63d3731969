import type { Deps } from '../../deps.ts'
import type { Database } from '../../db/client.ts'
import { agentProfile, knowsVisitors } from '../agents/profile.ts'
import { agentOfConversation } from '../conversations/account.ts'
import { openConversationIn } from '../conversations/service.ts'
import { notifyChange } from '../conversations/watching/notify.ts'
import { noteUse } from './secret-store.ts'
import { keysOf } from './secrets.ts'
import {
  claimConversation,
  endSession,
  findCustomer,
  findNewest,
  insertCustomer,
  isNobodys,
  isOf,
  lockPerson,
  mayEnter,
  type OfAgent,
  openSession,
  saveSigned,
} from './store.ts'
import { type Person, readIdentity } from './token.ts'

/** A conversation, and the session that gives access to it. */
export type Entered = { conversationId: string; sessionId: string }

/** A conversation whose token the browser has proved; `sessionId` is set when it belongs to an identified visitor. */
export type Held = { id: string; sessionId: string | null }

type Vouched = OfAgent & { person: Person; secretId: string }

/** The data for a new conversation, without what its identity determines. */
type Opening = Omit<
  Parameters<typeof openConversationIn>[1],
  keyof OfAgent | 'channel' | 'previousId' | 'customerId'
>

/**
 * A visitor identified by the website looks at a page. The browser's conversation becomes theirs, unless it belongs to somebody else.
 * @returns the conversation to continue; null when they have not written yet
 * @throws 403 like `readIdentity`, 404
 */
export async function identifyVisitor(
  deps: Deps,
  agentId: string,
  identity: string,
  held: Held | null,
): Promise<Entered | null> {
  const who = await vouchedFor(deps, agentId, identity)
  const { entered, claimed } = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, who, who.person)
    const isClaim = held?.sessionId === null && (await isNobodys(tx, who, held.id))
    const known = await findCustomer(tx, who, who.person)
    if (!known && !isClaim) return { entered: null, claimed: null }
    const customerId = known ?? (await insertCustomer(tx, who, who.person, null))
    if (isClaim) await claimConversation(tx, customerId, held.id)
    await saveSigned(tx, customerId, who.person)
    const conversationId = isClaim ? held.id : await findNewest(tx, customerId, who)
    const entered =
      conversationId === undefined
        ? null
        : { conversationId, sessionId: await enter(tx, who, customerId, held) }
    return { entered, claimed: isClaim ? held.id : null }
  })
  if (claimed) notifyChange(deps, { ...who, conversationId: claimed }, undefined, 'access')
  return entered
}

/**
 * A visitor identified by the website begins to write: their last conversation continues, on whatever device it was; a new one begins when
 * there is none, or when they have left it.
 * @throws 403 like `readIdentity`, 404
 */
export async function openForPerson(
  deps: Deps,
  agentId: string,
  identity: string,
  left: Held | null,
  opening: Opening,
): Promise<Entered> {
  const who = await vouchedFor(deps, agentId, identity)
  return deps.db.transaction(async (tx) => {
    await lockPerson(tx, who, who.person)
    const customerId =
      (await findCustomer(tx, who, who.person)) ??
      (await insertCustomer(tx, who, who.person, opening.countryCode))
    await saveSigned(tx, customerId, who.person)
    const newest = await findNewest(tx, customerId, who)
    const conversationId =
      newest === undefined || newest === left?.id
        ? await openConversationIn(tx, { ...opening, ...ids(who), channel: 'widget', customerId })
        : newest
    return { conversationId, sessionId: await enter(tx, who, customerId, left) }
  })
}

/**
 * Whether a conversation may be opened with this session, or without one. As long as its agent identifies no visitors, no session
 * is needed. A given session is always checked, because cached knowledge of the agent may be half a minute old.
 * @throws 404
 */
export async function mayEnterConversation(
  deps: Deps,
  conversationId: string,
  sessionId: string | null,
): Promise<boolean> {
  const needsSession = async () =>
    knowsVisitors(deps, await agentOfConversation(deps, conversationId))
  if (sessionId === null && !(await needsSession())) return true
  return mayEnter(deps.driver, conversationId, sessionId)
}

/**
 * Signs an identified visitor out on one device; their other sessions, and tokens of conversations that belong to nobody, stay
 * valid.
 */
export async function leaveDevice(
  deps: Deps,
  conversationId: string,
  where: OfAgent,
  sessionId: string | null,
): Promise<null> {
  if (sessionId === null) return null
  await endSession(deps.driver, conversationId, sessionId)
  notifyChange(deps, { ...where, conversationId }, undefined, 'access')
  return null
}

async function vouchedFor(deps: Deps, agentId: string, identity: string): Promise<Vouched> {
  const { userId } = await agentProfile(deps, agentId)
  const keys = await keysOf(deps, userId, agentId)
  const { person, secretId } = await readIdentity(identity, keys, deps.now())
  await noteUse(deps.db, userId, secretId)
  return { userId, agentId, person, secretId }
}

/** Opens a conversation with this device's session if it has one of the same person, otherwise with a new session. */
async function enter(tx: Database, who: Vouched, customerId: string, held: Held | null) {
  const own = held && held.sessionId !== null && (await isOf(tx, customerId, held.id))
  const sessionId = own ? held.sessionId : null
  return openSession(tx, who, { customerId, secretId: who.secretId, sessionId })
}

const ids = ({ userId, agentId }: OfAgent): OfAgent => ({ userId, agentId })
