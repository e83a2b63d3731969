import type { Failure, IdentifiedVisitor, IdentifyVisitor, Success } from 'shared-types'
import { openStorage, storageKey } from './storage.ts'
import type { VisitorStorage } from './storage.ts'
import { newTalk } from './talk.ts'

type Where = { apiBase: string; agentId: string }

/** What the website says of its visitor was refused, or could not be told to the server. */
export class IdentityError extends Error {
  isRefused: boolean
  constructor(message: string, isRefused: boolean) {
    super(message)
    this.isRefused = isRefused
  }
}

/** The end of a key, where what is stored is of somebody known: one person's chat is never another's, nor nobody's. */
export const personKey = (identity: string): string => `:as:${claimsOf(identity).sub}`

/** Milliseconds until a token has to be replaced by a fresh one, a minute before it ends. */
export const freshForMs = (identity: string): number =>
  claimsOf(identity).exp * 1_000 - Date.now() - 60_000

/**
 * Tells the server who the visitor is, and puts what it answers where the chat of this person looks for it. What nobody known had said
 * here becomes theirs; whoever was known here before is signed out.
 * @returns whether they go on in another conversation than the one stored of them
 * @throws IdentityError; refused, it leaves the visitor nobody known
 */
export const settle = async (where: Where, identity: string): Promise<boolean> => {
  const person = personKey(identity)
  if (knownHere(where) !== person) await signOut(where)
  const key = storageKey(where.apiBase, where.agentId)
  const [own, nobodys] = [openStorage(key + person), openStorage(key)]
  const before = own.readTalk()
  const held = before ?? nobodys.readTalk()
  const { conversation } = await tell(where, {
    identity,
    ...(held && { current: { id: held.id, token: held.token } }),
  })
  keep(key, person)
  if (conversation) goOn(own, nobodys, conversation.conversation_id, conversation.visitor_token)
  // What could not be sent yet is said by who is known now.
  own.writeOutbox([...own.readOutbox(), ...nobodys.readOutbox()])
  nobodys.writeOutbox([])
  return own.readTalk()?.id !== before?.id
}

/** Whoever is known here is not any more: their token is good no longer, and nothing of theirs stays in the browser. */
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
    // The page is often about to be left.
    keepalive: true,
  }).catch(() => {})
}

/** Theirs is the talk of this browser, one of another device, or the one they have left for a new one. */
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

const tell = async ({ apiBase, agentId }: Where, body: IdentifyVisitor) => {
  const response = await fetch(`${apiBase}/widget/agents/${encodeURIComponent(agentId)}/identity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(body),
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as
    | (Success<IdentifiedVisitor> & Failure)
    | null
  if (response?.ok && answer) return answer.data
  const isRefused = response?.status === 403 || response?.status === 400
  throw new IdentityError(answer?.message ?? 'The server could not be reached.', isRefused)
}

/** @throws IdentityError where it is no token at all. Nothing is proved here: the server does that. */
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
    // Where nothing may be stored, nothing has to be forgotten.
  }
}
