import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Where a caller calls from: numbers they name without a country are of there. */
export const countryOf = (number: string): string =>
  parsePhoneNumberFromString(number)?.country ?? 'US'
