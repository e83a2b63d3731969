import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A typed phone number as E.164; a number without a country code belongs to the United States. Undefined where it is none. */
export function readPhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, 'US')
  return phone?.isPossible() ? phone.number : undefined
}

/**
 * A number in E.164 formatted for people: `(415) 555-0123` within +1, `+44 20 7946 0123` elsewhere. Other texts stay as they are.
 */
export function showPhone(text: string): string {
  const phone = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined
  if (!phone?.isPossible()) return text
  return phone.countryCallingCode === '1' ? phone.formatNational() : phone.formatInternational()
}

/** The number of a caller for display, also where it is hidden, or where the call came from a browser, which has none. */
export function showCaller(from: string): string {
  if (from.startsWith('client:')) return 'Browser test call'
  return from === 'anonymous' ? 'Hidden number' : showPhone(from)
}

/** The number with all digits hidden except the last four; signs and spaces stay. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').length
  let seen = 0
  return phone.replace(/\d/g, (digit) => (++seen > digits - 4 ? digit : '•'))
}
