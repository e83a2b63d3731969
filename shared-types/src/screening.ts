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
  /** Numbers as E.164 whose calls are always put through. */
  allow_numbers: z.array(z.string()),
  /** Numbers as E.164 whose calls are never put through. */
  block_numbers: z.array(z.string()),
  /** Names for numbers on either list, by number; a number may have no name. */
  number_names: z.record(z.string(), z.string()),
})
export type ScreeningRules = z.infer<typeof ScreeningRules>

export const UpdateScreeningRules = z.object({
  allow_numbers: z.optional(PhoneList),
  block_numbers: z.optional(PhoneList),
  /** Names of all numbers: a number that is left out loses its name. */
  number_names: z.optional(z.record(Phone, NumberName)),
})
export type UpdateScreeningRules = z.infer<typeof UpdateScreeningRules>

/** On which screening list a number is. */
export const NumberListing = z.object({
  phone: Phone,
  list: z.enum(['allow', 'block', 'none']),
  /** Absent: the number keeps its name. */
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
