import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import { sign } from '../../../ports/telephony/signature.ts'
import { twilioForm } from '../../../test/twilio-form.ts'

export const ACCOUNT = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'the token only the carrier and we know',
}
const VOICE = '/api/webhooks/twilio'

type Fields = Record<string, string>

/** The single requests of the carrier, so that a test can also send wrong ones. */
export const carrierOf = (app: FastifyInstance, appUrl: string) => ({
  post: (
    hook: string,
    fields: Fields,
    signature = sign(ACCOUNT.TWILIO_AUTH_TOKEN, `${appUrl}${VOICE}/${hook}`, fields),
  ) => app.inject(twilioForm(`${VOICE}/${hook}`, fields, signature)),

  /**
   * Opens the relay socket.
   * @param token signs the handshake.
   */
  async openRelay(token = ACCOUNT.TWILIO_AUTH_TOKEN) {
    const url = `${appUrl.replace('http', 'ws')}${VOICE}/relay`
    const socket = new WebSocket(url, { headers: { 'x-twilio-signature': sign(token, url, {}) } })
    const frames: unknown[] = []
    socket.on('message', (data) => frames.push(JSON.parse(String(data))))
    const closed = new Promise<number>((resolve) => {
      socket.on('close', resolve)
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    })
    const opened = new Promise<boolean>((resolve) => {
      socket.on('open', () => resolve(true))
      socket.on('error', () => resolve(false))
      socket.on('unexpected-response', () => resolve(false))
    })
    return {
      socket,
      frames,
      closed,
      isOpen: await opened,
      send: (frame: unknown) =>
        socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    }
  },
})

/** The ticket for the relay socket in a TwiML document. */
export const ticketIn = (twiml: string): string =>
  twiml.split('name="ticket" value="')[1]!.split('"')[0]!
