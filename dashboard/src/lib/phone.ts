import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number as people write it, of the United States unless it says otherwise, as E.164; undefined where it is none. */
export function readPhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, 'US')
  return phone?.isPossible() ? phone.number : undefined
}

/** A number in E.164 as people write it: `(415) 555-0123` within +1, `+44 20 7946 0123` elsewhere. What is no number stays as it is. */
export function showPhone(text: string): string {
  const phone = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined
  if (!phone?.isPossible()) return text
  return phone.countryCallingCode === '1' ? phone.formatNational() : phone.formatInternational()
}

/** All digits but the last four hidden; signs and spaces stay. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').length
  let seen = 0
  return phone.replace(/\d/g, (digit) => (++seen > digits - 4 ? digit : '•'))
}
