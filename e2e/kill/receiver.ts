import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

type Told = { type: string; data: { message_id?: string; conversation_id: string } }

/** Receives webhooks and records the body and id of each. @param delay of an answer, in ms */
export async function startReceiver(delay: () => number) {
  const idsByFact = new Map<string, Set<string>>()
  const bodiesById = new Map<string, Set<string>>()
  let count = 0
  const server = createServer(async (request, response) => {
    const raw = await text(request)
    const id = String(request.headers['webhook-id'])
    const { type, data } = JSON.parse(raw) as Told
    add(idsByFact, `${type} ${data.message_id ?? data.conversation_id}`, id)
    add(bodiesById, id, raw)
    count += 1
    await sleep(delay())
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    /** The facts of events whose name begins like this. */
    facts: (name: string) =>
      [...idsByFact.keys()].filter((fact) => fact.startsWith(name)).toSorted(),
    /** For each fact the ids under which it was received. */
    idsOfFacts: () => [...idsByFact.values()].map((ids) => [...ids]),
    /** For each id the bodies received under it. */
    bodiesOfIds: () => [...bodiesById.values()].map((bodies) => [...bodies]),
    count: () => count,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function add(sets: Map<string, Set<string>>, key: string, value: string): void {
  const known = sets.get(key) ?? new Set()
  sets.set(key, known.add(value))
}
