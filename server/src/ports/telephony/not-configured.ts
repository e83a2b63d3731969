import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../../errors.ts'
import type { Telephony } from './index.ts'
import { whatsappThrough } from './whatsapp.ts'

/** Used in production without Twilio keys: everything except the telephone works. */
export function noTelephony(log: FastifyBaseLogger): Telephony {
  const refuse = () => {
    throw telephonyNotConfigured()
  }
  const refuseLater = async () => refuse()
  return {
    kind: 'none',
    local: null,
    searchNumbers: refuseLater,
    buyNumber: refuseLater,
    findNumber: refuseLater,
    announceHere: refuseLater,
    releaseNumber: refuseLater,
    sendCode: refuseLater,
    checkCode: refuseLater,
    lookUp: refuseLater,
    sendSms: refuseLater,
    placeCall: refuseLater,
    openRecording: refuseLater,
    removeRecording: refuseLater,
    findText: refuseLater,
    removeText: refuseLater,
    updateCall: refuseLater,
    whatsapp: whatsappThrough({ log }),
    isSigned: () => false,
    openLine: refuse,
    close: async () => {},
  }
}

export const telephonyNotConfigured = () =>
  new AppError(
    503,
    'telephony_not_configured',
    'Phone numbers are not available: this installation has no phone carrier configured.',
  )
