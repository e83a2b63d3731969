import { createHash, randomBytes } from 'node:crypto'
import type { User } from 'shared-types'
import type { Deps } from '../../deps.ts'
import {
  findUserBySession,
  type Identity,
  insertSession,
  removeExpiredSessions,
  removeSession,
  upsertUser,
} from './store.ts'

const SESSION_DAYS = 30
export const SESSION_MS = SESSION_DAYS * 24 * 60 * 60 * 1000

/** @returns the token for the cookie; only its hash is stored. */
export async function signIn(deps: Deps, identity: Identity): Promise<string> {
  const user = await upsertUser(deps.db, identity)
  const token = randomBytes(32).toString('base64url')
  const now = deps.now()
  await removeExpiredSessions(deps.db, now)
  await insertSession(deps.db, hash(token), user.id, new Date(now.getTime() + SESSION_MS))
  return token
}

/** Ends the session on every device that holds this token. */
export async function signOut(deps: Deps, token: string): Promise<void> {
  await removeSession(deps.db, hash(token))
}

export const userOfSession = (deps: Deps, token: string): Promise<User | undefined> =>
  findUserBySession(deps.db, hash(token), deps.now())

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
