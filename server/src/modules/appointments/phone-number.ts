import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Deps } from '../../deps.ts'
import { numberOfAgent } from '../numbers/service.ts'

/** A phone number as somebody wrote it, in E.164; without a country code it is in the country of our number. Null when it is invalid. */
export function e164Of(phone: string, ours: string): string | null {
  const country = parsePhoneNumberFromString(ours)?.country
  const read = parsePhoneNumberFromString(phone, country)
  return read?.isValid() ? read.number : null
}

/**
 * The number as a call from it shows it, so that its owner is known on the phone. As it was written where the agent has no number to call, or
 * it is invalid.
 */
export async function numberAsCalled(
  deps: Deps,
  agentId: string | null,
  phone: string | null,
): Promise<string | null> {
  const ours = phone && agentId && (await numberOfAgent(deps, agentId))
  return (ours && e164Of(phone, ours)) || phone
}
