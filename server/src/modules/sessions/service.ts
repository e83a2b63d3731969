import type { Output, sessions, User } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { hashToken, newToken } from '../../lib/secret-token.ts'
import { DAY_MS, MINUTE_MS } from '../../lib/time.ts'
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

/** Lifetime of a session in ms, however much it is used. */
export const SESSION_MS = 30 * DAY_MS
/** Longest user agent that is stored. */
const MAX_USER_AGENT = 300

/** The browser in which somebody signs in. */
export type Device = { userAgent: string; address: string }

export type Session = {
  id: string
  user: User
  /** The account in which the session works now. */
  account: Account
  /** True when it was begun by the previous release, whose cookie has another name. */
  isFormer: boolean
}

/** Opens a session. @returns the token for the cookie; only its hash is stored. */
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
    userAgent: userAgent.slice(0, MAX_USER_AGENT),
    address,
  })
  return token
}

/** The session of a token; undefined when there is none, or it has ended. */
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
  // Stored at most once a minute, because a dashboard sends many requests.
  if (now.getTime() - lastSeenAt.getTime() >= MINUTE_MS) {
    await touch(deps.db, id, { lastSeenAt: now, address })
  }
  return { id, user: found.user, account: found.account, isFormer: userAgent === null }
}

/** The present session first, then by last use. */
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

/** Ends the session of the browser that asks. */
export const signOut = (deps: Deps, actor: Actor, { id }: Session): Promise<void> =>
  end(deps, actor.userId, id, (db) => record(db, actor, { action: 'session.end' }))

/** Ends a session. @throws 404, also for a session of another account. */
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

/** Ends a session, and the open streams of its browser. */
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

/** The limits that decide which sessions are valid now. */
export function limitsOf({ config, now }: Pick<Deps, 'config' | 'now'>): Limits {
  const at = now()
  return { now: at, idleSince: new Date(at.getTime() - config.sessionIdleMs) }
}
