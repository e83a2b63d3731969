import { ForwardingPhone, FORWARDING_PHONE_LENGTH } from 'shared-types'
import { readPhone } from '~/lib/phone.ts'

/** What the field holds after an input: spaces and brackets of a pasted number are left out, what is beyond 12 characters is blocked. */
export const typedPhone = (input: string): string =>
  input.replace(/[\s().-]/g, '').slice(0, FORWARDING_PHONE_LENGTH)

/** The number a code is sent to, as E.164, or the first complaint about it. Without a country it is of the United States. */
export function forwardingPhone(typed: string): { phone: string } | { problem: string } {
  const parsed = ForwardingPhone.safeParse(readPhone(typed) ?? typed)
  return parsed.success
    ? { phone: parsed.data }
    : { problem: parsed.error.issues[0]?.message ?? 'Invalid phone number' }
}
