import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { DatabaseDriver } from '../../db/client.ts'
import type { Bus, BusEvent } from './index.ts'
import { localBus } from './local.ts'
import { decode, encode } from './wire.ts'

const CHANNEL = 'nexus'
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** The most events sent in one statement. */
const MAX_AT_ONCE = 100
/** The most events that wait for a slow database; beyond that they are dropped, and other nodes read the database instead. */
const MAX_WAITING = 10_000

/**
 * The bus of several nodes, through PostgreSQL's LISTEN and NOTIFY. A node receives its own events at once, and the others through the
 * database; all events of one turn of the event loop are sent in one statement. After a time in which events could not be received or sent,
 * `gap` is published on the nodes that missed some.
 */
export async function postgresBus(
  database: DatabaseDriver,
  node: string,
  log: FastifyBaseLogger,
): Promise<Bus> {
  const local = localBus()
  const closing = new AbortController()
  const { signal } = closing
  let notifying: Promise<void> | null = null
  let waiting: BusEvent[] = []
  let sending: Promise<void> | null = null

  const receive = (payload: string) => {
    const { from, topic, event } = decode(payload)
    if (from !== node) local.publish(topic, event)
  }
  const send = (events: BusEvent[]) =>
    database.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
      CHANNEL,
      events.map((event) => encode(node, event)),
    ])

  /** One statement at a time, so that a busy node sends larger ones instead of more. */
  async function sendWaiting() {
    // Waits so that events of the same turn of the event loop are sent together.
    await new Promise(setImmediate)
    while (waiting.length > 0) {
      try {
        await send(waiting.splice(0, MAX_AT_ONCE))
      } catch (error) {
        if (!notifying) log.warn({ err: error }, 'events did not reach the other nodes')
        // The other nodes read the database after a `gap`, so these events may be dropped.
        waiting = []
        notifyGap()
      }
    }
    sending = null
  }

  /** Keeps the one listening connection open, and replaces it when it breaks. */
  async function keepListening(first: pg.Client) {
    for (let client = first; !signal.aborted;) {
      await brokenOf(client, signal)
      await client.end().catch(() => {})
      if (signal.aborted) return
      log.warn('the event channel is down, trying again')
      const again = await insist(() => listen(database, receive), signal)
      if (!again) return
      client = again
      local.publish('gap', {})
    }
  }

  /** Other nodes missed events of this one, and are told so as soon as possible. */
  const notifyGap = () => {
    if (signal.aborted) return
    notifying ??= insist(() => send([{ topic: 'gap', event: {} }]), signal).then(
      () => void (notifying = null),
    )
  }

  const listening = keepListening(await listen(database, receive))
  return {
    publish(topic, event) {
      local.publish(topic, event)
      if (waiting.length >= MAX_WAITING) {
        waiting = []
        notifyGap()
      }
      // The cast is safe: the type of an event follows from its topic.
      waiting.push({ topic, event } as BusEvent)
      sending ??= sendWaiting()
    },
    subscribe: local.subscribe,
    async close() {
      await sending
      closing.abort()
      await Promise.all([listening, notifying])
      await local.close()
    },
  }
}

async function listen(database: DatabaseDriver, hear: (payload: string) => void) {
  const client = await database.connect!()
  try {
    client.on('error', () => {})
    client.on('notification', ({ payload }) => hear(payload!))
    await client.query(`listen ${CHANNEL}`)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** Resolves when the connection is closed, or not needed any more. */
const brokenOf = (client: pg.Client, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    client.once('error', () => resolve())
    client.once('end', () => resolve())
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Repeats until it works, with growing pauses. @returns undefined when `signal` aborted before that. */
async function insist<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch {
      // Random, so that not all nodes try at the same moment.
      await sleep(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => {})
    }
  }
  return undefined
}
