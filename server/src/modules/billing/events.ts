import type { Deps } from '../../deps.ts'
import { claimEvent, type EventRow, insertEvent, markHandled } from './event-store.ts'
import { settleCheckout } from './settle-checkouts.ts'
import { syncSubscription } from './subscription.ts'

/**
 * Stores a webhook, so that it cannot be lost; it is handled after the response, here or by the job.
 * @param body unchanged, because the signature is over these bytes.
 * @throws 400 `bad_signature`
 */
export async function receiveEvent(
  deps: Deps,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  const event = await deps.billing.readEvent(body, signature, deps.now())
  const isNew = await insertEvent(deps.db, event, body.toString())
  if (!isNew) return
  deps.lifecycle.inBackground(
    handleEvents(deps, event.id).catch((error: unknown) =>
      deps.log.error({ err: error, event: event.id }, 'an event waits to be handled'),
    ),
  )
}

/**
 * Handles stored events.
 * @param id of one event; without it, all.
 */
export async function handleEvents(deps: Deps, id?: string): Promise<void> {
  for (;;) {
    const event = await claimEvent(deps.db, id)
    if (!event) return
    try {
      await handle(deps, event)
      await markHandled(deps.db, event.id, deps.now())
    } catch (error) {
      deps.log.error({ err: error, event: event.id }, 'an event could not be handled yet')
    }
  }
}

async function handle(deps: Deps, { checkoutId, subscriptionId }: EventRow): Promise<void> {
  if (checkoutId) await settleCheckout(deps, checkoutId)
  if (subscriptionId) await syncSubscription(deps, subscriptionId)
}
