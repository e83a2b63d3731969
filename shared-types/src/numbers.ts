import * as z from 'zod/mini'
import { agentIdParams, Id, idParams, Nothing, Timestamp } from './common.ts'
import { Subscription } from './billing.ts'
import { endpoint } from './endpoint.ts'
import { FORWARDING_PHONE_LENGTH, OTP_LENGTH } from './limits.ts'
import { isUsOrCanadian } from './phone-numbers.ts'

/** The checks stand in the order in which their messages are to be shown. */
export const ForwardingPhone = z
  .string()
  .check(
    z.trim(),
    z.minLength(FORWARDING_PHONE_LENGTH, 'Invalid phone number'),
    z.startsWith('+1', 'Phone number must start with +1'),
    z.regex(/^\+1\d{10}$/, 'Invalid phone number'),
    z.refine(isUsOrCanadian, 'Only numbers of the United States and Canada can be verified.'),
  )

export const Otp = z
  .string()
  // oxlint-disable-next-line words/no-patterns -- a number of digits
  .check(z.regex(new RegExp(`^\\d{${OTP_LENGTH}}$`), 'Enter the 6 digits of the code'))

export const AvailableNumber = z.object({
  phoneNumber: z.string(),
  locality: z.string(),
  isoCountry: z.string(),
})
export type AvailableNumber = z.infer<typeof AvailableNumber>

export const ForwardNumber = z.object({ phone: z.string() })
export const ActiveNumber = z.object({
  phone: z.string(),
  subscription: z.nullable(Subscription),
  /** Set while the number is not paid for: its callers are not answered, and after `until` it is lost. Null otherwise. */
  suspended: z.nullable(z.object({ until: Timestamp })),
})
export type ActiveNumber = z.infer<typeof ActiveNumber>

export const numbers = {
  sendOtp: endpoint({
    method: 'POST',
    path: '/agent/send-otp/:agentId',
    summary: 'Sends a verification code to a forwarding phone.',
    params: agentIdParams,
    body: z.object({ phone: ForwardingPhone }),
    response: Nothing,
  }),
  verifyPhone: endpoint({
    method: 'POST',
    path: '/agent/verify-phone',
    summary: 'Verifies the forwarding phone with its code.',
    body: z.object({
      otp: Otp,
      agentId: Id,
    }),
    response: ForwardNumber,
  }),
  forwardNumber: endpoint({
    method: 'GET',
    path: '/agent/forward-number/:id',
    summary: 'The verified forwarding phone of an agent.',
    params: idParams,
    response: z.nullable(ForwardNumber),
  }),
  activeNumber: endpoint({
    method: 'GET',
    path: '/agent/active-number/:id',
    summary: 'The number an agent answers on.',
    params: idParams,
    response: z.nullable(ActiveNumber),
  }),
  available: endpoint({
    method: 'GET',
    path: '/agent/tw/available-numbers',
    summary: 'US numbers on offer.',
    response: z.array(AvailableNumber),
  }),
}
