import type { CustomerInfo } from 'shared-types'

/** City, state and country, as far as known; empty when nothing is. */
export const locationOf = (
  { city, state }: Pick<CustomerInfo, 'city' | 'state'>,
  countryName: string | undefined,
): string => [city, state, countryName].filter(Boolean).join(', ')
