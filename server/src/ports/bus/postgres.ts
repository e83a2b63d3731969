import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { OpenDatabase } from '../../db/client.ts'
import type { Bus, BusEvents } from './index.ts'
import { localBus } from './local.ts'

const CHANNEL = 'nexus'
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000

type Sent = { from: string; topic: keyof BusEvents; event: never }

/**
 * Many nodes: PostgreSQL LISTEN and NOTIFY. A node hears its own events at once, the others over the database. After a time in which
 * none were heard, or one could not be told, `gap` is published where that was missed.
 */
export async function postgresBus(
  database: OpenDatabase,
  node: string,
  log: FastifyBaseLogger,
): Promise<Bus> {
  const local = localBus()
  const closing = new AbortController()
  const { signal } = closing
  let telling: Promise<void> | null = null

  const hear = (payload: string) => {
    const { from, topic, event } = JSON.parse(payload) as Sent
    if (from !== node) local.publish(topic, event)
  }
  const send = (topic: keyof BusEvents, event: object) =>
    database.query('select pg_notify($1, $2)', [
      CHANNEL,
      JSON.stringify({ from: node, topic, event }),
    ])

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
    telling ??= insist(() => send('gap', {}), signal).then(() => void (telling = null))
  }

  const listening = keepListening(await listen(database, hear))
  return {
    publish(topic, event) {
      local.publish(topic, event)
      send(topic, event).catch((error: unknown) => {
        if (!telling) log.warn({ err: error }, 'an event did not reach the other nodes')
        tellGap()
      })
    },
    subscribe: local.subscribe,
    async close() {
      closing.abort()
      await Promise.all([listening, telling])
      await local.close()
    },
  }
}

async function listen(database: OpenDatabase, hear: (payload: string) => void) {
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
