import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { WebSocketServer, type WebSocket } from 'ws'
import { sign } from '../ports/telephony/signature.ts'
import type { Credentials } from '../ports/telephony/line/leg.ts'
import { until } from './until.ts'
import { PhoneLine, type LineEvents, type LineOptions } from '../ports/telephony/phone-line.ts'

export const CREDENTIALS: Credentials = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'secret' }

export type Webhook = { path: string; fields: Record<string, string>; isSigned: boolean }

/** An application at the other end of the telephone network, which answers each path with the given TwiML. */
export async function telephoneApp(twiml: Record<string, string>) {
  const webhooks: Webhook[] = []
  let drops = 0
  const server = createServer(async (request, response) => {
    const path = request.url!.split('?')[0]!
    const fields = Object.fromEntries(new URLSearchParams(await text(request)))
    const signature = sign(CREDENTIALS.authToken, `${origin}${request.url}`, fields)
    const isSigned = request.headers['x-twilio-signature'] === signature
    webhooks.push({ path, fields, isSigned })
    if (drops > 0) {
      drops -= 1
      return void request.socket.destroy()
    }
    const answer = twiml[path]
    response.writeHead(answer === undefined ? 404 : 200).end(answer)
  })
  const relays = new WebSocketServer({ server })
  const sessions: { socket: WebSocket; frames: Frame[]; request: IncomingMessage }[] = []
  relays.on('connection', (socket, request) => {
    const frames: Frame[] = []
    socket.on('message', (data) => frames.push(JSON.parse(String(data)) as Frame))
    sessions.push({ socket, frames, request })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    relayUrl: `ws://127.0.0.1:${port}/relay`,
    webhooks,
    sessions,
    /** Waits for a session of the relay. */
    session: (index = 0) => until(() => sessions[index] ?? Promise.reject(new Error('no session'))),
    /** Breaks the connection of this many webhooks before an answer. */
    drop: (webhooks: number) => void (drops = webhooks),
    at: (path: string) => webhooks.filter((webhook) => webhook.path === path),
    call: (options: Partial<LineOptions> = {}) =>
      new PhoneLine({
        ...CREDENTIALS,
        from: '+14155550123',
        to: '+12125550100',
        voiceUrl: `${origin}/voice`,
        ...options,
      }),
    async close() {
      for (const { socket } of sessions) socket.terminate()
      relays.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

export const twimlOf = (...verbs: string[]): string => `<Response>${verbs.join('')}</Response>`

/**
 * An application that handles its calls over the relay.
 * @param attributes of the relay @param action TwiML for the time after it
 */
export async function relayApp(attributes = '', action = twimlOf('<Hangup/>')) {
  const twiml: Record<string, string> = { '/action': action, '/status': '' }
  const app = await telephoneApp(twiml)
  twiml['/voice'] = twimlOf(
    `<Connect action="/action"><ConversationRelay url="${app.relayUrl}" ${attributes}><Parameter name="agentId" value="42"/></ConversationRelay></Connect>`,
  )
  return app
}

export type Frame = { type: string } & Record<string, unknown>

/** Waits for the next `event` of the line. */
export async function next<K extends keyof LineEvents>(line: PhoneLine, event: K) {
  return (await once(line, event as string)) as LineEvents[K]
}
