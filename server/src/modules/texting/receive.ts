import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { LOCAL_NAME_MAX, MESSAGE_MAX } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { isWhatsapp, phoneOf } from '../../lib/text-address.ts'
import { insertReceived } from './received-store.ts'

const SID = /^(?:SM|MM)[0-9a-f]{32}$/
const OPT_OUTS = new Set(['STOP', 'START', 'HELP'])
/** Longer than any number; a text from a name instead of a number is advertising. */
const NUMBER = /^\+?\d{3,16}$/

type Fields = Record<string, string>

/** Stores a text before it is processed; a known one is ignored. Only texts are stored. */
export async function receiveText(deps: Deps, fields: Fields): Promise<void> {
  const { MessageSid: sid = '', From: theirs = '', To: ours = '' } = fields
  if (!SID.test(sid) || isWhatsapp(theirs) !== isWhatsapp(ours)) return
  if (![theirs, ours].every((address) => NUMBER.test(phoneOf(address)))) return
  const { NumMedia = '', OptOutType = '', ProfileName = '' } = fields
  await insertReceived(deps.db, {
    sid,
    ours,
    theirs,
    text: wordsOf(fields).trim().slice(0, MESSAGE_MAX).toWellFormed(),
    files: /^\d{1,2}$/.test(NumMedia) ? Number(NumMedia) : 0,
    optOut: OPT_OUTS.has(OptOutType) ? OptOutType : null,
    profileName: ProfileName.trim().slice(0, LOCAL_NAME_MAX).toWellFormed() || null,
    countryCode: countryOf(fields),
  })
  deps.bus.publish('texts', {})
}

/** The words of a message; a location shared in WhatsApp has none, so its place is used. */
function wordsOf({ Body: text = '', Label, Address, Latitude, Longitude }: Fields): string {
  if (text || !Latitude || !Longitude) return text
  return [Label, Address, `${Latitude}, ${Longitude}`].filter(Boolean).join('\n')
}

/** The country of a text; WhatsApp does not report one. */
function countryOf({ From: theirs = '', FromCountry = '' }: Fields): string | null {
  if (isWhatsapp(theirs)) return parsePhoneNumberFromString(phoneOf(theirs))?.country ?? null
  return /^[A-Z]{2}$/.test(FromCountry) ? FromCountry : null
}
