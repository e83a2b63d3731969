import { ForwardingPhone, FORWARDING_PHONE_LENGTH } from 'shared-types'

/** What the field holds after an input: spaces and brackets of a pasted number are left out, what is beyond 12 characters is blocked. */
export const typedPhone = (input: string): string =>
  input.replace(/[\s().-]/g, '').slice(0, FORWARDING_PHONE_LENGTH)

/** The first complaint about a number; undefined when a code may be sent to it. */
export function phoneProblem(phone: string): string | undefined {
  const parsed = ForwardingPhone.safeParse(phone)
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}
