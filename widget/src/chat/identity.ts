import type { Failure, IdentifiedVisitor, IdentifyVisitor, Success } from 'shared-types'
import { toJson } from './json.ts'
import { openStorage, storageKey } from './storage.ts'
import type { VisitorStorage } from './storage.ts'
import { newTalk } from './talk.ts'

type Where = { apiBase: string; agentId: string }

/** The visitor's signed identity was refused, or could not be sent to the server. */
export class IdentityError extends Error {
  isRefused: boolean
  constructor(message: string, isRefused: boolean) {
    super(message)
    this.isRefused = isRefused
  }
}

/**
 * Suffix of a storage key that belongs to an identified visitor, so that one person's chat is never shown to another, or to an anonymous
 * visitor.
 */
export const personKey = (identity: string): string => `:as:${claimsOf(identity).sub}`

/** Milliseconds until a token has to be replaced, which is one minute before it expires. */
export const freshForMs = (identity: string): number =>
  claimsOf(identity).exp * 1_000 - Date.now() - 60_000

/**
 * Sends the visitor's identity to the server, and stores the conversation it returns under this person's key. What an anonymous visitor had
 * written here becomes theirs; a person identified here before is signed out.
 * @returns whether they continue in another conversation than the stored one
 * @throws IdentityError where the identity is refused; the visitor is then anonymous
 */
export const settle = async (where: Where, identity: string): Promise<boolean> => {
  const person = personKey(identity)
  if (knownHere(where) !== person) await signOut(where)
  const key = storageKey(where.apiBase, where.agentId)
  const [own, nobodys] = [openStorage(key + person), openStorage(key)]
  const before = own.readTalk()
  const held = before ?? nobodys.readTalk()
  const { conversation } = await sendIdentity(where, {
    identity,
    ...(held && { current: { id: held.id, token: held.token } }),
  })
  keep(key, person)
  if (conversation) goOn(own, nobodys, conversation.conversation_id, conversation.visitor_token)
  // Messages that could not be sent yet will be sent by the person who is identified now.
  own.writeOutbox([...own.readOutbox(), ...nobodys.readOutbox()])
  nobodys.writeOutbox([])
  return own.readTalk()?.id !== before?.id
}

/** Signs out the person identified here: their token becomes invalid, and their data is deleted from the browser. */
export const signOut = async (where: Where): Promise<void> => {
  const person = knownHere(where)
  if (!person) return
  const key = storageKey(where.apiBase, where.agentId)
  const talk = openStorage(key + person).readTalk()
  for (const name of Object.keys(localStorage))
    if (name.startsWith(key + person)) localStorage.removeItem(name)
  keep(key, null)
  if (!talk) return
  await fetch(`${where.apiBase}/widget/conversations/${talk.id}/leave`, {
    method: 'POST',
    headers: { authorization: `Bearer ${talk.token}` },
    credentials: 'omit',
    // The request has to survive the page, which is often left at this moment.
    keepalive: true,
  }).catch(() => {})
}

/** The server chooses: the conversation of this browser, one from another device, or a new one. */
const goOn = (own: VisitorStorage, nobodys: VisitorStorage, id: string, token: string) => {
  const claimed = nobodys.readTalk()
  const known = [own.readTalk(), claimed].find((talk) => talk?.id === id)
  if (claimed?.id === id) {
    own.writeSeen(nobodys.readSeen())
    nobodys.writeTalk(null)
    nobodys.writeSeen(0)
  }
  if (known) own.writeTalk({ ...known, token })
  else if (own.readLeft()?.id === id) own.writeLeft({ id, token })
  else own.writeTalk(newTalk(id, token))
}

const sendIdentity = async ({ apiBase, agentId }: Where, body: IdentifyVisitor) => {
  const response = await fetch(`${apiBase}/widget/agents/${encodeURIComponent(agentId)}/identity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: toJson(body),
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as
    | (Success<IdentifiedVisitor> & Failure)
    | null
  if (response?.ok && answer) return answer.data
  const isRefused = response?.status === 403 || response?.status === 400
  throw new IdentityError(answer?.message ?? 'The server could not be reached.', isRefused)
}

/** @throws IdentityError where it is not a token. Its signature is checked by the server only. */
const claimsOf = (identity: string): { sub: string; exp: number } => {
  try {
    const [, claims = ''] = identity.split('.')
    const bytes = atob(claims.replace(/-/g, '+').replace(/_/g, '/'))
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
    const { sub, exp } = JSON.parse(text) as { sub: unknown; exp: unknown }
    return { sub: String(sub), exp: Number(exp) }
  } catch {
    throw new IdentityError('The identity is not a JWT signed with HS256.', true)
  }
}

const pointer = (key: string) => `${key}:person`

const knownHere = ({ apiBase, agentId }: Where): string | null => {
  try {
    return localStorage.getItem(pointer(storageKey(apiBase, agentId)))
  } catch {
    return null
  }
}

const keep = (key: string, person: string | null) => {
  try {
    if (person) localStorage.setItem(pointer(key), person)
    else localStorage.removeItem(pointer(key))
  } catch {
    // Where the browser allows no storage, there is nothing to delete.
  }
}
