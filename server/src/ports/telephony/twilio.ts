import type { FastifyBaseLogger } from 'fastify'
import type { Twilio } from 'twilio'
import type { Config, TwilioAccount } from '../../config.ts'
import { AppError } from '../../errors.ts'
import type { Telephony } from './index.ts'
import { codeExpired } from './code-errors.ts'
import { findSent } from './find-sent.ts'
import { Lines } from './lines.ts'
import { isSignedBy } from './signature.ts'
import { openTwilioRecording } from './twilio-recordings.ts'
import { type StandIn, twilioClient } from './twilio-client.ts'
import { callOver, codeOf, NOT_FOUND, telephonyError, unless } from './twilio-errors.ts'
import { removeMessage } from './remove-message.ts'
import { whatsappThrough } from './whatsapp.ts'

const NUMBERS_OFFERED = 20
const NOT_AVAILABLE = 21_422

type Options = {
  account: TwilioAccount
  config: Pick<Config, 'appUrl'>
  log: FastifyBaseLogger
  standIn?: StandIn
}

/** Twilio through its own library, which needs 35 MB of memory and is loaded with the first request unless it was loaded before. */
export function twilioTelephony({ account, config, log, standIn }: Options): Telephony {
  const lines = new Lines(account)
  let loading: Promise<Twilio> | undefined
  const client = () => (loading ??= twilioClient(account, standIn))
  /** Runs one request and turns its failure into an `AppError` with a sentence for the owner. */
  const runRequest = async <T>(request: (twilio: Twilio) => Promise<T>): Promise<T> => {
    try {
      return await request(await client())
    } catch (error) {
      throw telephonyError(error, log)
    }
  }
  const verifyService = (twilio: Twilio) => {
    if (account.verifyServiceSid) return twilio.verify.v2.services(account.verifyServiceSid)
    throw new AppError(
      503,
      'verification_not_configured',
      'Phones cannot be verified: this installation has no verification service.',
    )
  }
  const findNumber = async (twilio: Twilio, phoneNumber: string) => {
    const owned = await twilio.incomingPhoneNumbers.list({ phoneNumber, limit: 1 })
    return owned[0] ? { sid: owned[0].sid } : null
  }

  return {
    kind: 'twilio',
    local: null,

    searchNumbers: () =>
      runRequest(async (twilio) => {
        const found = await twilio.availablePhoneNumbers('US').local.list({
          voiceEnabled: true,
          smsEnabled: true,
          excludeAllAddressRequired: true,
          limit: NUMBERS_OFFERED,
        })
        return found.map(({ phoneNumber, locality, region, isoCountry }) => ({
          phoneNumber,
          locality: locality || region,
          isoCountry,
        }))
      }),

    buyNumber: (phoneNumber) =>
      runRequest(async (twilio) => {
        try {
          const number = { phoneNumber, ...announcements(config) }
          const { sid } = await twilio.incomingPhoneNumbers.create(number)
          return { sid }
        } catch (error) {
          // A purchase whose response was lost has made the number ours: the second attempt finds it.
          const owned = codeOf(error) === NOT_AVAILABLE && (await findNumber(twilio, phoneNumber))
          if (owned) return owned
          throw error
        }
      }),

    findNumber: (phone) => runRequest((twilio) => findNumber(twilio, phone)),

    announceHere: (sid) =>
      runRequest(async (twilio) => {
        await twilio.incomingPhoneNumbers(sid).update(announcements(config))
      }),

    releaseNumber: (sid) =>
      runRequest(async (twilio) => {
        await twilio.incomingPhoneNumbers(sid).remove().catch(unless(NOT_FOUND))
      }),

    sendCode: (to) =>
      runRequest(async (twilio) => {
        const { sid } = await verifyService(twilio).verifications.create({ to, channel: 'sms' })
        return { sid }
      }),

    checkCode: (verificationSid, code) =>
      runRequest(async (twilio) => {
        const check = await verifyService(twilio)
          .verificationChecks.create({ verificationSid, code })
          .catch(unless(NOT_FOUND))
        if (check) return check.status === 'approved'
        throw codeExpired()
      }),

    lookUp: (phone) =>
      runRequest(async (twilio) => {
        const { callerName, lineTypeIntelligence } = await twilio.lookups.v2
          .phoneNumbers(phone)
          .fetch({ fields: 'caller_name,line_type_intelligence' })
        // Without a caller type, the "name" is a placeholder of the network.
        const name = callerName?.callerType ? callerName.callerName : undefined
        return { lineType: lineTypeIntelligence?.type ?? null, name: name ?? null }
      }),

    sendSms: (from, to, body, statusCallback) =>
      runRequest(async (twilio) => {
        const message = { from, to, body, ...(statusCallback && { statusCallback }) }
        const { sid } = await twilio.messages.create(message)
        return { sid }
      }),

    placeCall: ({ from, to, url, seconds }) =>
      runRequest(async (twilio) => {
        const { sid } = await twilio.calls.create({ from, to, url, timeout: seconds })
        return { sid }
      }),

    openRecording: async (sid, range) => {
      try {
        return await openTwilioRecording(account, await standIn?.(), sid, range)
      } catch (error) {
        throw telephonyError(error, log)
      }
    },

    removeRecording: (sid) =>
      runRequest(async (twilio) => {
        await twilio.recordings(sid).remove().catch(unless(NOT_FOUND))
      }),

    findText: (from, to, text, since, isAnother) =>
      runRequest((twilio) => findSent(twilio, { from, to, text, since, isAnother })),

    removeText: (sid) => runRequest((twilio) => removeMessage(twilio, sid)),

    updateCall: (callSid, change) =>
      runRequest(async (twilio) => {
        if (lines.update(callSid, change)) return
        await twilio.calls(callSid).update(change).catch(overWhereGone)
      }),

    whatsapp: whatsappThrough({ log, standIn }),
    isSigned: (url, params, signature) => isSignedBy(account.authToken, url, params, signature),
    openLine: (ring) => lines.open(ring, webhooksOf(config)),
    close: async () => lines.hangUpAll(),
  }
}

const announcements = (config: Pick<Config, 'appUrl'>) => ({
  ...webhooksOf(config),
  voiceMethod: 'POST',
  statusCallbackMethod: 'POST',
  smsMethod: 'POST',
})

/** For `catch`: a call that Twilio no longer knows is over. */
const overWhereGone = (error: unknown) => {
  throw codeOf(error) === NOT_FOUND ? callOver() : error
}

/** Addresses at which calls and texts are announced, and the end of a call is reported. */
export const webhooksOf = ({ appUrl }: Pick<Config, 'appUrl'>) => ({
  voiceUrl: `${appUrl}/api/webhooks/twilio/voice`,
  statusCallback: `${appUrl}/api/webhooks/twilio/status`,
  smsUrl: `${appUrl}/api/webhooks/twilio/text`,
})
