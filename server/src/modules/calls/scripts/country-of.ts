import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** The country of a caller's number, to which numbers that they name without a country code belong. */
export const countryOf = (number: string): string =>
  parsePhoneNumberFromString(number)?.country ?? 'US'
