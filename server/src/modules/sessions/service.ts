import type { Output, sessions, User } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { hashToken, newToken } from '../../lib/secret-token.ts'
import { type Actor, record } from '../audit/record.ts'
import { browserName } from './browser-name.ts'
import {
  type Account,
  findByHash,
  insertSession,
  lastAccount,
  type Limits,
  listLive,
  removeOver,
  removeSessions,
  touch,
} from './store.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** However much it is used. */
export const SESSION_MS = 30 * DAY_MS
/** Longer ones say no more. */
const MOST_USER_AGENT = 300

/** Where somebody signs in. */
export type Device = { userAgent: string; address: string }

export type Session = {
  id: string
  user: User
  /** Where it works now. */
  account: Account
  /** Begun by the release before, which gave its cookie another name. */
  isFormer: boolean
}

/** @returns the token for the cookie; only its hash is stored. */
export async function openSession(
  deps: Deps,
  db: Deps['db'],
  userId: string,
  { userAgent, address }: Device,
): Promise<string> {
  const token = newToken()
  const limits = limitsOf(deps)
  await removeOver(db, limits)
  await insertSession(db, {
    userId,
    accountId: await lastAccount(db, userId),
    tokenHash: hashToken(token),
    expiresAt: new Date(limits.now.getTime() + SESSION_MS),
    lastSeenAt: limits.now,
    userAgent: userAgent.slice(0, MOST_USER_AGENT),
    address,
  })
  return token
}

/** Nothing where the token is nobody's, or its session is over. */
export async function findSession(
  deps: Deps,
  token: string,
  address: string,
): Promise<Session | undefined> {
  const limits = limitsOf(deps)
  const found = await findByHash(deps.db, hashToken(token), limits)
  if (!found) return undefined
  const { id, lastSeenAt, userAgent } = found.session
  const { now } = limits
  // A busy dashboard asks often: to the minute is enough to know.
  if (now.getTime() - lastSeenAt.getTime() >= MINUTE_MS) {
    await touch(deps.db, id, { lastSeenAt: now, address })
  }
  return { id, user: found.user, account: found.account, isFormer: userAgent === null }
}

/** The one that asks first, then the last seen. */
export async function readSessions(
  deps: Deps,
  { id, user }: Session,
): Promise<Output<typeof sessions.list>> {
  const rows = await listLive(deps.db, user.id, limitsOf(deps))
  const list = rows.map((row) => ({
    id: row.id,
    current: row.id === id,
    browser: browserName(row.userAgent),
    address: row.address,
    began_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
  }))
  return {
    sessions: [...list.filter(({ current }) => current), ...list.filter((each) => !each.current)],
    idle_days: deps.config.sessionIdleMs / DAY_MS,
  }
}

/** The browser that holds it signs itself out. */
export const signOut = (deps: Deps, actor: Actor, { id }: Session): Promise<void> =>
  end(deps, actor.userId, id, (db) => record(db, actor, { action: 'session.end' }))

/** @throws 404 also for a session of another account. */
export const endSession = (deps: Deps, actor: Actor, id: string): Promise<void> =>
  end(deps, actor.userId, id, (db, [ended]) => {
    if (!ended) throw notFound('Session')
    const subject = { id, name: browserName(ended.userAgent) ?? 'Unknown browser' }
    return record(db, actor, { action: 'session.end_one', subject })
  })

export const endAllSessions = (deps: Deps, actor: Actor): Promise<void> =>
  end(deps, actor.userId, undefined, (db, ended) =>
    record(db, actor, { action: 'session.end_all', details: { sessions: ended.length } }),
  )

/** What is open in a browser that is signed out hears nothing more: its streams end. */
async function end(
  deps: Deps,
  userId: string,
  id: string | undefined,
  writeDown: (db: Deps['db'], ended: { id: string; userAgent: string | null }[]) => Promise<void>,
): Promise<void> {
  const ended = await deps.db.transaction(async (tx) => {
    const removed = await removeSessions(tx, userId, id)
    await writeDown(tx, removed)
    return removed
  })
  for (const session of ended) deps.bus.publish('session', { sessionId: session.id })
}

/** Which sessions are live at this moment. */
export function limitsOf({ config, now }: Pick<Deps, 'config' | 'now'>): Limits {
  const at = now()
  return { now: at, idleSince: new Date(at.getTime() - config.sessionIdleMs) }
}
