import * as z from 'zod/mini'
import { Id, idParams, TimeZone } from './common.ts'
import { endpoint } from './endpoint.ts'
import { SCREENING_LIST_MAX } from './limits.ts'

const PhoneList = z
  .array(z.string().check(z.trim(), z.regex(/^\+[1-9]\d{6,14}$/, 'Invalid phone number')))
  .check(z.maxLength(SCREENING_LIST_MAX))

const Time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 22:00'))

/** May run over midnight. */
export const QuietHours = z.object({
  from: Time,
  to: Time,
  time_zone: TimeZone,
})
export type QuietHours = z.infer<typeof QuietHours>

export const ScreeningRules = z.object({
  agent_id: Id,
  /** E.164; always put through. */
  allow_numbers: z.array(z.string()),
  /** E.164; never put through. */
  block_numbers: z.array(z.string()),
  quiet_hours: z.nullable(QuietHours),
})
export type ScreeningRules = z.infer<typeof ScreeningRules>

export const UpdateScreeningRules = z.object({
  allow_numbers: z.optional(PhoneList),
  block_numbers: z.optional(PhoneList),
  quiet_hours: z.optional(z.nullable(QuietHours)),
})
export type UpdateScreeningRules = z.infer<typeof UpdateScreeningRules>

export const screening = {
  rules: endpoint({
    method: 'GET',
    path: '/agent/screening/:id',
    summary: 'Whom an agent always or never puts through, and when nobody is disturbed.',
    params: idParams,
    response: ScreeningRules,
  }),
  updateRules: endpoint({
    method: 'PATCH',
    path: '/agent/screening/:id',
    summary: 'Changes the rules of screening.',
    params: idParams,
    body: UpdateScreeningRules,
    response: ScreeningRules,
  }),
}
