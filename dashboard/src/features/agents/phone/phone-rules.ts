import { ForwardingPhone, FORWARDING_PHONE_LENGTH } from 'shared-types'
import { readPhone } from '~/lib/phone.ts'

/** The field's value after an input: spaces and brackets of a pasted number are removed, and anything beyond 12 characters is ignored. */
export const typedPhone = (input: string): string =>
  input.replace(/[\s().-]/g, '').slice(0, FORWARDING_PHONE_LENGTH)

/**
 * The number to which a code is sent, as E.164, or the first complaint about it. A number without a country code belongs to the United
 * States.
 */
export function forwardingPhone(typed: string): { phone: string } | { problem: string } {
  const parsed = ForwardingPhone.safeParse(readPhone(typed) ?? typed)
  return parsed.success
    ? { phone: parsed.data }
    : { problem: parsed.error.issues[0]?.message ?? 'Invalid phone number' }
}
