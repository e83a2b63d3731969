import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { pushSubscriptions } from '../../db/schema/notices.ts'
import { sessions } from '../../db/schema/users.ts'
import type { PushTarget } from '../../ports/push/index.ts'
import { isLive, type Limits } from '../sessions/store.ts'
import type { NoticeMessage } from './message-store.ts'
import type { Recipient } from './settings-store.ts'

/** The most browsers of a person; one more replaces the oldest. */
const MAX_DEVICES = 20

export type Device = PushTarget & { id: string }

const ownedBy = ({ personId }: Pick<Recipient, 'personId'>) =>
  eq(pushSubscriptions.personId, personId)

/** Stores a browser for the person who signed in there last. */
export async function saveDevice(
  db: Database,
  device: Recipient & PushTarget & { sessionId: string },
): Promise<void> {
  const { endpoint: _, ...set } = device
  await db
    .insert(pushSubscriptions)
    .values(device)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { ...set, createdAt: sql`now()` },
    })
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(ownedBy(device))
    .orderBy(sql`${pushSubscriptions.createdAt} desc`)
    .limit(MAX_DEVICES)
  await db
    .delete(pushSubscriptions)
    .where(and(ownedBy(device), notInArray(pushSubscriptions.id, newest)))
}

export const removeDevice = (db: Database, who: Pick<Recipient, 'personId'>, endpoint: string) =>
  db
    .delete(pushSubscriptions)
    .where(and(ownedBy(who), eq(pushSubscriptions.endpoint, endpoint)))
    .returning({ id: pushSubscriptions.id })

/** Whether its session is still valid: after that, somebody else may be reading the browser. */
const isSignedIn = (limits: Limits) =>
  sql`exists (select from ${sessions} where ${and(eq(sessions.id, pushSubscriptions.sessionId), isLive(limits))})`

/** Number of a person's browsers, whichever account they are working in. */
export const countDevices = (db: Database, personId: string, limits: Limits): Promise<number> =>
  db.$count(pushSubscriptions, and(ownedBy({ personId }), isSignedIn(limits)))

/** Browsers that have not received this message yet. */
export const listDevices = (
  db: Database,
  message: NoticeMessage,
  limits: Limits,
): Promise<Device[]> =>
  db
    .select({
      id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .where(
      and(
        ownedBy(message),
        isSignedIn(limits),
        or(
          isNull(pushSubscriptions.lastMessageId),
          sql`${pushSubscriptions.lastMessageId} <> ${message.id}`,
        ),
      ),
    )
    .orderBy(asc(pushSubscriptions.id))

export const noteTaken = (db: Database, deviceId: string, messageId: string) =>
  db
    .update(pushSubscriptions)
    .set({ lastMessageId: messageId })
    .where(eq(pushSubscriptions.id, deviceId))

/** Whether any browser of the person has accepted the message, now or in an earlier attempt. */
export const wasTaken = async (db: Database, { id, personId }: NoticeMessage): Promise<boolean> =>
  (await db.$count(
    pushSubscriptions,
    and(ownedBy({ personId }), eq(pushSubscriptions.lastMessageId, id)),
  )) > 0

export const dropDevices = (db: Database, ids: string[]) =>
  db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids))
