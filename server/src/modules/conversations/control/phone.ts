import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * A phone number as somebody wrote it, in international format: "030/123 45 67" in Germany becomes "+49 30 1234567". A text that is not a
 * valid number stays as it is.
 * @param country of numbers without a country code, ISO 3166-1; null when unknown
 */
export function dialledFromAnywhere(written: string, country: string | null): string {
  const defaultCountry = country && isSupportedCountry(country) ? country : undefined
  const phone = parsePhoneNumberFromString(written, {
    ...(defaultCountry && { defaultCountry }),
    extract: false,
  })
  return phone?.isValid() ? phone.formatInternational() : written
}
