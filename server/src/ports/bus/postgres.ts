import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../../db/client.ts'
import type { Bus, BusEvents } from './index.ts'
import { localBus } from './local.ts'

const CHANNEL = 'nexus'
const RECONNECT_MS = 1_000

/** Many nodes: PostgreSQL LISTEN and NOTIFY. A node hears its own events at once, the others over the database. */
export async function postgresBus(
  database: OpenDatabase,
  node: string,
  log: FastifyBaseLogger,
): Promise<Bus> {
  const local = localBus()
  let closed = false
  let client = await listen()

  async function listen() {
    const connection = await database.connect!()
    connection.on('notification', ({ payload }) => {
      const { from, topic, event } = JSON.parse(payload!) as {
        from: string
        topic: keyof BusEvents
        event: never
      }
      if (from !== node) local.publish(topic, event)
    })
    connection.on('error', () => void relisten())
    await connection.query(`listen ${CHANNEL}`)
    return connection
  }

  async function relisten() {
    while (!closed) {
      try {
        client = await listen()
        return
      } catch (error) {
        log.warn({ err: error }, 'the event channel is down, trying again')
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS))
      }
    }
  }

  return {
    publish(topic, event) {
      local.publish(topic, event)
      const payload = JSON.stringify({ from: node, topic, event })
      database
        .query('select pg_notify($1, $2)', [CHANNEL, payload])
        .catch((error: unknown) =>
          log.warn({ err: error }, 'an event did not reach the other nodes'),
        )
    },
    subscribe: local.subscribe,
    async close() {
      closed = true
      await client.end()
      await local.close()
    },
  }
}
