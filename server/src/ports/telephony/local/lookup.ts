import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { type Answer, notThere, ok } from './answers.ts'
import type { RestCall } from './rest.ts'

type Kind = { type: string; carrier: string; name: [name: string, type: string | null] }

const MOBILE: Kind = {
  type: 'mobile',
  carrier: 'Local Wireless',
  name: ['WIRELESS CALLER', null],
}
/**
 * Kinds of lines by the last digit of the number, so that a call from each kind can be tried; all other numbers are mobile
 * phones.
 */
const KINDS: Record<string, Kind> = {
  7: { type: 'landline', carrier: 'Local Bell', name: ['ROSA LIND', 'CONSUMER'] },
  8: { type: 'tollFree', carrier: 'Local Toll Free', name: ['LOCAL SERVICES INC', 'BUSINESS'] },
  9: { type: 'nonFixedVoip', carrier: 'Local Cloud Voice', name: ['UNAVAILABLE', null] },
}

/** The requested fields of a Twilio Lookup of a number. */
export function lookUp({ parts: [phone = ''], fields, path }: RestCall): Answer {
  const number = parsePhoneNumberFromString(decodeURIComponent(phone))
  if (!number?.isPossible()) return notThere(path)
  const asked = new Set(fields['Fields']?.split(','))
  const { type, carrier, name } = KINDS[number.number.at(-1)!] ?? MOBILE
  const [callerName, callerType] = name
  return ok({
    calling_country_code: number.countryCallingCode,
    country_code: number.country ?? null,
    phone_number: number.number,
    national_format: number.formatNational(),
    valid: true,
    validation_errors: [],
    caller_name: asked.has('caller_name')
      ? { caller_name: callerName, caller_type: callerType, error_code: null }
      : null,
    line_type_intelligence: asked.has('line_type_intelligence')
      ? {
          type,
          carrier_name: carrier,
          mobile_country_code: null,
          mobile_network_code: null,
          error_code: null,
        }
      : null,
    url: `https://lookups.twilio.com/v2/PhoneNumbers/${number.number}`,
  })
}
