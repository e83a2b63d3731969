import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { groupCommit } from '../lib/group-commit.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { deliver, type Delivered } from '../modules/webhooks/deliver.ts'
import { keepHealth } from '../modules/webhooks/health.ts'
import { newLanes } from '../modules/webhooks/lanes.ts'
import {
  claimDeliveries,
  type Delivery,
  MAX_AT_ONCE,
  settleAttempts,
} from '../modules/webhooks/queue-store.ts'
import { signer } from '../modules/webhooks/secret.ts'
import { countTakenOver } from '../telemetry/count-taken-over.ts'

/** How long an event waits at most before its first attempt, when nothing else waits. */
const EVERY_MS = 1_000
/** Pause between two claims when more is waiting: a claim of one delivery costs nearly as much as one of many. */
const REST_MS = 20
/** Deliveries that are signed and handed over in one turn of the event loop. */
const SIGNED_TOGETHER = 8
/** Most results of attempts written in one statement. */
const MAX_TOGETHER = 128

/** Sends events to the endpoints of all accounts. @returns a function that ends it. */
export function startSendingWebhooks(deps: Deps): Stop {
  const lanes = newLanes()
  const sign = signer(deps.config)
  const running = new Set<Promise<void>>()
  const settle = settling(deps)

  const send = async (delivery: Delivery) => {
    const { endpoint } = delivery
    lanes.begin(endpoint)
    let wentWell = false
    try {
      const delivered = await deliver(deps, sign, delivery)
      wentWell = delivered.health.went === 'well'
      await settle(delivered)
    } catch (error) {
      // The delivery is found again when its lease expires.
      deps.log.warn({ err: error, delivery: delivery.id }, 'the end of a webhook was not written')
    }
    if (lanes.end(endpoint, wentWell)) loop.wake()
  }
  const look = async () => {
    await deps.driver.whenIdle()
    const begun = performance.now()
    const rooms = lanes.rooms()
    const claimed = countTakenOver(
      deps.metrics,
      'webhooks',
      await claimDeliveries(deps.driver, rooms),
    )
    for (const [at, delivery] of claimed.entries()) {
      if (at % SIGNED_TOGETHER === 0) await nextTurn()
      const sending = send(delivery).finally(() => running.delete(sending))
      running.add(sending)
    }
    lanes.forgetIdle()
    if (claimed.length === 0) return
    if (claimed.length >= MAX_AT_ONCE) loop.wake()
    // The longer the claim took, the busier the server is: at least half of the time is left for other work.
    await sleep(Math.max(REST_MS, performance.now() - begun))
  }
  const loop = startLoop(look, {
    everyMs: EVERY_MS,
    log: deps.log,
    failed: 'webhooks wait',
  })
  const unsubscribe = deps.bus.subscribe('webhook', loop.wake)
  return async () => {
    unsubscribe()
    await loop.stop()
    await Promise.all(running)
  }
}

/** Writes results that arrive at the same moment together. */
function settling(deps: Deps) {
  const write = async (ended: Delivered[]) => {
    await settleAttempts(
      deps.driver,
      ended.map(({ attempt }) => attempt),
    )
    await keepHealth(
      deps,
      ended.map(({ health }) => health),
    )
  }
  return groupCommit<Delivered, true>({
    most: MAX_TOGETHER,
    keyOf: () => null,
    writeTogether: async (ended) => {
      await deps.driver.whenIdle()
      await write(ended)
      return ended.map(() => true)
    },
    writeAlone: async (entry) => {
      await write([entry])
      return true
    },
  })
}
