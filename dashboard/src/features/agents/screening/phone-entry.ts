import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number as people write it, of the United States unless it says otherwise, as E.164; undefined where it is none. */
export function e164(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, 'US')
  return phone?.isPossible() ? phone.number : undefined
}
