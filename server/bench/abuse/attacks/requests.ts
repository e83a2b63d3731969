import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack, ask, from, type Harm, keepDoing, ownerHeaders, type Room } from '../room.ts'

const AT_ONCE = 20
const SLOW = 500
const DRIBBLE_MS = 200
const DEPTH = 120_000
const HUGE = 'x'.repeat(8_000_000)
const JSON_TYPE = { 'content-type': 'application/json' }

/** Sends single characters of a header, slowly, on many connections; a closed connection is opened again. */
const slowClients: Harm = (room, signal) =>
  keepDoing(SLOW, signal, (worker) => dribble(room, signal, worker % 2 === 0))

async function dribble(room: Room, signal: AbortSignal, isBody: boolean) {
  const { hostname, port } = new URL(room.origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const head = `POST /api/widget/agents/x/conversations HTTP/1.1\r\nhost: ${hostname}\r\n`
  socket.write(
    isBody ? `${head}content-type: application/json\r\ncontent-length: 9999\r\n\r\n` : head,
  )
  while (!socket.destroyed && !signal.aborted) {
    socket.write(isBody ? ' ' : 'x')
    await sleep(DRIBBLE_MS)
  }
  socket.destroy()
}

/** Sends deeply nested bodies as a signed-in user, as fast as possible. */
const deepJson: Harm = (room, signal) => {
  const body = `{"name":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`
  const headers = ownerHeaders(room, room.accounts[0]!)
  return keepDoing(AT_ONCE, signal, () => post(room, '/api/agents', signal, body, headers))
}

const hugeBodies: Harm = (room, signal) =>
  keepDoing(AT_ONCE, signal, (worker) => {
    const path = worker % 2 ? '/api/webhooks/stripe' : '/api/webhooks/twilio/voice'
    return post(room, path, signal, JSON.stringify({ text: HUGE }))
  })

const HOOKS = ['twilio/voice', 'twilio/status', 'stripe', 'telegram']
const unsigned: Harm = (room, signal) =>
  keepDoing(AT_ONCE, signal, (worker) =>
    post(room, `/api/webhooks/${HOOKS[worker % HOOKS.length]}`, signal, '{"update_id":1}'),
  )

/** The server may close the connection while a body is still being sent. */
const post = (room: Room, path: string, signal: AbortSignal, body: string, headers = from(room)) =>
  ask(room, path, signal, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body,
  }).catch(() => 0)

const shape = { accounts: 0, conversations: 0 }

export const requests: Attack[] = [
  { name: `${SLOW} slow clients`, ...shape, harm: slowClients },
  { name: 'deep JSON', accounts: 1, conversations: 0, harm: deepJson },
  { name: 'bodies of 8 MB', ...shape, harm: hugeBodies },
  { name: 'unsigned webhooks', ...shape, harm: unsigned },
]
