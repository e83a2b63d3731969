import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A phone number as somebody wrote it, in E.164; without a country code it is in the country of our number. Null when it is invalid. */
export function e164Of(phone: string, ours: string): string | null {
  const country = parsePhoneNumberFromString(ours)?.country
  const read = parsePhoneNumberFromString(phone, country)
  return read?.isValid() ? read.number : null
}
