import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { DatabaseDriver } from '../../db/client.ts'
import type { Bus, Told } from './index.ts'
import { localBus } from './local.ts'
import { decode, encode } from './wire.ts'

const CHANNEL = 'nexus'
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** Events told in one statement. */
const MOST_AT_ONCE = 100
/** Events that wait for a database which takes its time; where there are more, the others read instead. */
const MOST_WAITING = 10_000

/**
 * Many nodes: PostgreSQL LISTEN and NOTIFY. A node hears its own events at once, the others over the database, all of one turn of
 * the event loop by one statement. After a time in which none were heard, or one could not be told, `gap` is published where that
 * was missed.
 */
export async function postgresBus(
  database: DatabaseDriver,
  node: string,
  log: FastifyBaseLogger,
): Promise<Bus> {
  const local = localBus()
  const closing = new AbortController()
  const { signal } = closing
  let telling: Promise<void> | null = null
  let waiting: Told[] = []
  let sending: Promise<void> | null = null

  const hear = (payload: string) => {
    const { from, topic, event } = decode(payload)
    if (from !== node) local.publish(topic, event)
  }
  const send = (events: Told[]) =>
    database.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
      CHANNEL,
      events.map((told) => encode(node, told)),
    ])

  /** One statement at a time, so that a busy node makes larger ones, not more. */
  async function sendWaiting() {
    // What is told in the same turn of the event loop goes along.
    await new Promise(setImmediate)
    while (waiting.length > 0) {
      try {
        await send(waiting.splice(0, MOST_AT_ONCE))
      } catch (error) {
        if (!telling) log.warn({ err: error }, 'events did not reach the other nodes')
        // They read whatever it was.
        waiting = []
        tellGap()
      }
    }
    sending = null
  }

  /** The one connection that listens, again and again. */
  async function keepListening(first: pg.Client) {
    for (let client = first; !signal.aborted;) {
      await brokenOf(client, signal)
      await client.end().catch(() => {})
      if (signal.aborted) return
      log.warn('the event channel is down, trying again')
      const again = await insist(() => listen(database, hear), signal)
      if (!again) return
      client = again
      local.publish('gap', {})
    }
  }

  /** Another node missed an event of this one, and is told so as soon as it can be. */
  const tellGap = () => {
    if (signal.aborted) return
    telling ??= insist(() => send([{ topic: 'gap', event: {} }]), signal).then(
      () => void (telling = null),
    )
  }

  const listening = keepListening(await listen(database, hear))
  return {
    publish(topic, event) {
      local.publish(topic, event)
      if (waiting.length >= MOST_WAITING) {
        waiting = []
        tellGap()
      }
      // The type of an event follows its topic.
      waiting.push({ topic, event } as Told)
      sending ??= sendWaiting()
    },
    subscribe: local.subscribe,
    async close() {
      await sending
      closing.abort()
      await Promise.all([listening, telling])
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

/** Resolves when the connection is gone, or nobody wants it any more. */
const brokenOf = (client: pg.Client, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    client.once('error', () => resolve())
    client.once('end', () => resolve())
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Tries until it works, with pauses that grow. @returns undefined when `signal` aborted before it did. */
async function insist<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch {
      // Not all nodes at the same moment.
      await sleep(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => {})
    }
  }
  return undefined
}
