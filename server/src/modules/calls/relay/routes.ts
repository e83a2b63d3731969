import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { Deps } from '../../../deps.ts'
import { requireSignedHandshake } from '../signed.ts'
import { holdWords } from '../node.ts'
import { openSession } from './open-session.ts'
import { type RelayFrame, readFrame } from './frames.ts'
import type { CallSession } from './session.ts'

const SETUP_WITHIN_MS = 10_000
/** Malformed frames after which the socket is closed: the carrier's own limit. */
const MAX_MALFORMED = 10
const POLICY_VIOLATION = 1008
const INVALID_PAYLOAD = 1007
const MAX_BUFFERED_BYTES = 256 * 1024

/** Registers the ConversationRelay socket of a call; needs a scope with `@fastify/websocket`. */
export async function relayRoutes(app: FastifyInstance, deps: Deps) {
  requireSignedHandshake(app, deps)
  app.get(
    '/webhooks/twilio/relay',
    { websocket: true, schema: { hide: true } },
    (socket, { raw }) => serve(deps, socket, raw.socket),
  )
}

/** Serves one socket: its first frame names the call and proves it with a ticket; all others go to the call's session. */
function serve(deps: Deps, socket: WebSocket, wire: Socket): void {
  let session: CallSession | null = null
  let opening: Promise<void> | null = null
  let malformed = 0
  const early: RelayFrame[] = []
  const timer = setTimeout(() => socket.close(POLICY_VIOLATION, 'no setup'), SETUP_WITHIN_MS)

  const open = async (setup: Extract<RelayFrame, { type: 'setup' }>) => {
    clearTimeout(timer)
    const opened = await openSession(deps, setup, {
      send: (frame) => {
        if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
        else if (socket.readyState === socket.OPEN) {
          gather(wire)
          socket.send(JSON.stringify(frame))
        }
      },
      close: () => socket.close(POLICY_VIOLATION, 'another socket speaks for this call'),
    })
    if (!opened) return socket.close(POLICY_VIOLATION, 'this call is not known')
    session = opened
    for (const frame of early.splice(0)) opened.take(frame)
    // When the caller has hung up meanwhile, what they said until then is kept.
    if (socket.readyState !== socket.OPEN) opened.closed()
  }
  const take = (frame: RelayFrame) => {
    if (session) session.take(frame)
    else if (opening) early.push(frame)
    else if (frame.type !== 'setup') socket.close(POLICY_VIOLATION, 'setup comes first')
    else {
      opening = open(frame).catch((error: unknown) => {
        deps.log.error({ err: error }, 'a call could not be opened')
        socket.close(1011)
      })
      holdWords(deps, frame.callSid, opening)
    }
  }
  const complain = (data: string) => {
    malformed += 1
    deps.log.warn({ length: data.length }, 'a malformed frame on the relay')
    if (malformed < MAX_MALFORMED) return
    socket.close(INVALID_PAYLOAD, 'Too many consecutive malformed messages')
  }
  socket.on('message', (data, isBinary) => {
    const text = isBinary ? '' : String(data)
    const frame = readFrame(text)
    if (frame === null) return complain(text)
    malformed = 0
    if (frame !== 'later') take(frame)
  })
  socket.on('error', (error) => deps.log.warn({ err: error }, 'the relay broke'))
  socket.on('close', () => {
    clearTimeout(timer)
    session?.closed()
  })
}

/** Sends words of the same moment in one packet: writing each alone would be a tenth of all work in a conversation. */
function gather(wire: Socket): void {
  if (wire.writableCorked > 0) return
  wire.cork()
  process.nextTick(() => wire.uncork())
}
