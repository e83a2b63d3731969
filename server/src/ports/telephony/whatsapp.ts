import type { FastifyBaseLogger } from 'fastify'
import type { Twilio } from 'twilio'
import { AppError } from '../../errors.ts'
import { findSent, type IsAnother } from './find-sent.ts'
import type { Sent } from './index.ts'
import { removeMessage } from './remove-message.ts'
import { type StandIn, twilioClient } from './twilio-client.ts'
import { telephonyError } from './twilio-errors.ts'

/** A Twilio account of an owner, in whose name we act. */
export type WhatsappAccount = { accountSid: string; authToken: string }

/**
 * WhatsApp through somebody's Twilio account. Addresses are `whatsapp:` and E.164. Every failure is an `AppError` with a sentence for the
 * owner; 409 `account_refused` when Twilio refuses the account.
 */
export type Whatsapp = {
  /** A sender of the account, with its state in Twilio's words, such as `ONLINE`; null when the account has none with this address. */
  findSender(address: string): Promise<{ sid: string; status: string } | null>
  /** Makes Twilio announce messages to a sender at `url`. */
  announceTo(sid: string, url: string): Promise<void>
  /** @param statusCallback address that is told how the delivery ended */
  send(from: string, to: string, text: string, statusCallback: string): Promise<Sent>
  /** This message if Twilio has accepted it, for a sender that crashed before it knew; null otherwise. */
  findSent(
    from: string,
    to: string,
    text: string,
    since: Date,
    isAnother: IsAnother,
  ): Promise<Sent | null>
  /** Deletes a sent or received message, like `removeText` of the installation's carrier. */
  remove(sid: string): Promise<void>
}

/** More than an account may have without asking Twilio. */
const MAX_SENDERS = 200

const accountRefused = () =>
  new AppError(
    409,
    'account_refused',
    'Twilio refuses this account and token. Copy both from the Twilio Console again.',
  )

/** Clients are not kept, because the requests of an owner's account are rare; the library is loaded once. */
export const whatsappThrough =
  ({ log, standIn }: { log: FastifyBaseLogger; standIn?: StandIn | undefined }) =>
  (account: WhatsappAccount): Whatsapp => {
    const runRequest = async <T>(request: (twilio: Twilio) => Promise<T>): Promise<T> => {
      try {
        return await request(await twilioClient(account, standIn))
      } catch (error) {
        const { status } = error as { status?: number }
        throw status === 401 || status === 403 ? accountRefused() : telephonyError(error, log)
      }
    }
    return {
      findSender: (address) =>
        runRequest(async (twilio) => {
          const senders = await twilio.messaging.v2.channelsSenders.list({
            channel: 'whatsapp',
            limit: MAX_SENDERS,
          })
          const found = senders.find(({ senderId }) => senderId === address)
          return found ? { sid: found.sid, status: found.status } : null
        }),

      announceTo: (sid, url) =>
        runRequest(async (twilio) => {
          // The cast is needed because the library sends field names unchanged, while its types have other names.
          const change = { webhook: { callback_url: url, callback_method: 'POST' } } as never
          await twilio.messaging.v2.channelsSenders(sid).update(change)
        }),

      send: (from, to, body, statusCallback) =>
        runRequest(async (twilio) => {
          const { sid } = await twilio.messages.create({ from, to, body, statusCallback })
          return { sid }
        }),

      findSent: (from, to, text, since, isAnother) =>
        runRequest((twilio) => findSent(twilio, { from, to, text, since, isAnother })),

      remove: (sid) => runRequest((twilio) => removeMessage(twilio, sid)),
    }
  }
