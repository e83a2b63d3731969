import { and, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { fromNow } from '../../../db/clock.ts'
import { claim } from '../../../db/lease.ts'
import { stripeEvents, stripeObjects, stripeRequests } from '../../../db/schema/billing.ts'
import type { Answer } from './answers.ts'
import { anEvent, type StripeObject } from './objects.ts'

export const put = (db: Database, body: StripeObject) =>
  db
    .insert(stripeObjects)
    .values({ id: body.id, object: body.object, body })
    .onConflictDoUpdate({ target: stripeObjects.id, set: { body } })

export const remove = (db: Database, id: string) =>
  db.delete(stripeObjects).where(eq(stripeObjects.id, id))

/** Finds an object; within a transaction it is locked until the transaction ends. */
export async function find<T extends StripeObject>(
  db: Database,
  object: T['object'],
  id: string,
): Promise<T | undefined> {
  const [row] = await db
    .select()
    .from(stripeObjects)
    .where(and(eq(stripeObjects.id, id), eq(stripeObjects.object, object)))
    .for('update')
  return row?.body as T | undefined
}

/** Every object of a kind whose `field` has this `value`, oldest first. */
export async function list<T extends StripeObject>(
  db: Database,
  object: T['object'],
  field: string,
  value: string,
): Promise<T[]> {
  const rows = await db
    .select()
    .from(stripeObjects)
    .where(
      and(eq(stripeObjects.object, object), sql`${stripeObjects.body} ->> ${field} = ${value}`),
    )
    .orderBy(asc(stripeObjects.createdAt), asc(stripeObjects.id))
  return rows.map(({ body }) => body as T)
}

/** Stores an event about a change; it is sent once the transaction is committed. */
export const insertEvent = (db: Database, now: Date, type: string, object: StripeObject) => {
  const event = anEvent(now, type, object)
  return db
    .insert(stripeEvents)
    .values({ id: event.id, body: JSON.stringify(event), nextAt: sql`now()` })
}

const MAX_EVENTS = 100

/** Claims events that were not accepted yet. Each is tried again after `lease` unless it is marked as accepted. */
export const claimEvents = (db: Database, lease: number) =>
  claim(
    db,
    {
      table: stripeEvents,
      key: ['id'],
      until: 'nextAt',
      lease,
      where: isNull(stripeEvents.deliveredAt),
      orderBy: [stripeEvents.nextAt],
      most: MAX_EVENTS,
      set: { attempts: sql`${stripeEvents.attempts} + 1` },
    },
    getTableColumns(stripeEvents),
  )

export const markDelivered = (db: Database, id: string, deliveredAt: Date) =>
  db.update(stripeEvents).set({ deliveredAt }).where(eq(stripeEvents.id, id))

export const putOff = (db: Database, id: string, ms: number) =>
  db
    .update(stripeEvents)
    .set({ nextAt: fromNow(ms) })
    .where(eq(stripeEvents.id, id))

/**
 * Runs a request in one transaction; a repetition with the same key gets the first response again.
 * @param request what the key was used for: the same key for another request is refused.
 */
export const once = (
  db: Database,
  key: string | undefined,
  request: string,
  mismatch: Answer,
  work: (db: Database) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction(async (tx) => {
    if (!key) return work(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`local_stripe:${key}`}))`)
    const [known] = await tx.select().from(stripeRequests).where(eq(stripeRequests.key, key))
    if (known) return known.request === request ? known : mismatch
    const answer = await work(tx)
    await tx.insert(stripeRequests).values({ key, request, ...answer })
    return answer
  })

/** Subscriptions whose month is over, and checkouts that have expired. */
export const listDue = (db: Database, now: Date): Promise<{ id: string; object: string }[]> => {
  const { body, id, object } = stripeObjects
  const time = Math.floor(now.getTime() / 1000)
  return db
    .select({ id, object })
    .from(stripeObjects)
    .where(
      or(
        and(
          eq(object, 'subscription'),
          sql`${body} ->> 'status' = 'active'`,
          sql`(${body} #>> '{items,data,0,current_period_end}')::bigint <= ${time}`,
        ),
        and(
          eq(object, 'checkout.session'),
          sql`${body} ->> 'status' = 'open'`,
          sql`(${body} ->> 'expires_at')::bigint <= ${time}`,
        ),
      ),
    )
}
