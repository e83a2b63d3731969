import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * A phone number as somebody wrote it, as it is dialled from anywhere: "030/123 45 67" of Germany is "+49 30 1234567". What cannot be
 * understood as a number stays as it was written.
 * @param country of numbers without a country code, ISO 3166-1; null where that is not known
 */
export function dialledFromAnywhere(written: string, country: string | null): string {
  const defaultCountry = country && isSupportedCountry(country) ? country : undefined
  const phone = parsePhoneNumberFromString(written, {
    ...(defaultCountry && { defaultCountry }),
    extract: false,
  })
  return phone?.isValid() ? phone.formatInternational() : written
}
