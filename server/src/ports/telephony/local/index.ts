import type { Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../../config.ts'
import type { Database } from '../../../db/client.ts'
import type { Ring, Telephony } from '../index.ts'
import { Lines } from '../lines.ts'
import type { PhoneLine } from '../phone-line.ts'
import { sidOf } from '../sids.ts'
import { twilioTelephony } from '../twilio.ts'
import { placeOf } from './area-codes.ts'
import { addressOf, openListener } from './listener.ts'
import { findSold, keepRecording } from './store.ts'
import { type Text, textNumber } from './text.ts'
import { type Registered, registerWhatsapp, type Written, writeWhatsapp } from './whatsapp.ts'

export type LocalCarrier = {
  /**
   * Calls one of the sold numbers, as the public network would.
   * @throws when the number was not sold here.
   */
  call(ring: Ring): Promise<PhoneLine>
  /**
   * Texts one of the sold numbers from a phone, as the public network would.
   * @returns the sid of the text.
   * @throws when the number was not sold here, or the announcement is not accepted.
   */
  text(message: Text): Promise<string>
  /** Registers a WhatsApp sender in a Twilio account of the owner, at most once. */
  registerWhatsapp(userId: string): Promise<Registered>
  /**
   * Writes to such a sender in WhatsApp.
   * @returns the sid of the message; null when no address for announcements is set yet
   * @throws when the announcement is not accepted.
   */
  writeWhatsapp(written: Written): Promise<string | null>
}

type Surroundings = {
  config: Config
  db: Database
  log: FastifyBaseLogger
  now: () => Date
  /** Called when a code or an SMS arrived in the on-screen inbox. */
  onMessage: (message: { from: string; to: string }) => void
}

/**
 * Stands in for Twilio where there are no keys: speaks its REST API on loopback, so that the same adapter is used, and stores
 * what it sold and delivered in the database.
 * @throws in production.
 */
export function localTelephony({ config, db, log, now, onMessage }: Surroundings): Telephony {
  if (config.production) {
    throw new Error('The local carrier connects nobody, so it does not start in production.')
  }
  const account = {
    accountSid: sidOf('AC', config.secret),
    authToken: sidOf('AC', `token:${config.secret}`).slice(2),
    verifyServiceSid: sidOf('VA', config.secret),
  }
  const calls = new Lines(account)
  let listening: Promise<Server> | undefined
  const listen = () =>
    (listening ??= openListener(
      account,
      { db, now, serviceSid: account.verifyServiceSid, onMessage, calls },
      log,
    ))
  const twilio = twilioTelephony({
    account,
    config,
    log,
    standIn: async () => addressOf(await listen()),
  })
  return {
    ...twilio,
    kind: 'local',
    local: {
      async call(ring) {
        const sold = await findSold(db, ring.to)
        if (!sold) throw new Error(`The local carrier did not sell ${ring.to}.`)
        const line = calls.open({ place: placeOf(ring.from), ...ring }, sold)
        line.on('recorded', ({ recordingSid, seconds }) => {
          keepRecording(db, recordingSid, seconds).catch((error: unknown) =>
            log.error({ err: error }, 'the local carrier lost a recording'),
          )
        })
        return line
      },
      text: (message) => textNumber(db, account, onMessage, message),
      registerWhatsapp: (userId) => registerWhatsapp(db, userId),
      writeWhatsapp: (written) => writeWhatsapp(db, written),
    },
    async close() {
      calls.hangUpAll()
      await twilio.close()
      const server = await listening
      server?.closeAllConnections()
      server?.close()
    },
  }
}
