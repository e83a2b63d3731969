import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/client.ts'
import { findSession } from './sessions.ts'
import { listDue } from './store.ts'
import { findSubscription } from './subscriptions.ts'

type Context = { db: Database; now: () => Date; log: FastifyBaseLogger }

/** Brings objects up to date: months that are over are paid or end the subscription, checkouts expire. Never throws. */
export async function turnOver({ db, now, log }: Context): Promise<void> {
  try {
    for (const { id, object } of await listDue(db, now())) {
      await db.transaction<unknown>((tx) =>
        object === 'subscription' ? findSubscription(tx, now(), id) : findSession(tx, now(), id),
      )
    }
  } catch (error) {
    log.warn({ err: error }, 'the Stripe stand-in could not turn over its months')
  }
}
