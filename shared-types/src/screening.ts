import * as z from 'zod/mini'
import { Id, idParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { NUMBER_NAME_MAX, SCREENING_LIST_MAX } from './limits.ts'
import { Phone } from './phone-numbers.ts'

const PhoneList = z.array(Phone).check(z.maxLength(SCREENING_LIST_MAX))
const NumberName = z
  .string()
  .check(z.trim(), z.maxLength(NUMBER_NAME_MAX, `At most ${NUMBER_NAME_MAX} characters`))

export const ScreeningRules = z.object({
  agent_id: Id,
  /** E.164; always put through. */
  allow_numbers: z.array(z.string()),
  /** E.164; never put through. */
  block_numbers: z.array(z.string()),
  /** Whose a number on either list is, by the number; not every one has a name. */
  number_names: z.record(z.string(), z.string()),
})
export type ScreeningRules = z.infer<typeof ScreeningRules>

export const UpdateScreeningRules = z.object({
  allow_numbers: z.optional(PhoneList),
  block_numbers: z.optional(PhoneList),
  /** All of them: a number that is left out has no name. */
  number_names: z.optional(z.record(Phone, NumberName)),
})
export type UpdateScreeningRules = z.infer<typeof UpdateScreeningRules>

/** Where a number stands. */
export const NumberListing = z.object({
  phone: Phone,
  list: z.enum(['allow', 'block', 'none']),
  /** Absent leaves the name it has. */
  name: z.optional(NumberName),
})
export type NumberListing = z.infer<typeof NumberListing>

export const screening = {
  rules: endpoint({
    method: 'GET',
    path: '/agent/screening/:id',
    summary: 'Whom an agent always or never puts through.',
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
  listNumber: endpoint({
    method: 'PATCH',
    path: '/agent/screening/:id/number',
    summary: 'Puts one number on a list, or takes it off both.',
    params: idParams,
    body: NumberListing,
    response: ScreeningRules,
  }),
}
