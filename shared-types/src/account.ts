import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Nothing } from './common.ts'

const TEN_YEARS = 3_650

/** Days to keep something after the last activity on it; null keeps it for ever. */
const KeptDays = z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(TEN_YEARS)))

export const Retention = z.object({
  conversations: KeptDays,
  /** Calls, with their transcripts and recordings. */
  calls: KeptDays,
  recordings: KeptDays,
  /** Questions the agents could not answer. */
  questions: KeptDays,
})
export type Retention = z.infer<typeof Retention>

export const account = {
  retention: endpoint({
    method: 'GET',
    path: '/account/retention',
    summary: 'How long an account keeps what people said.',
    response: Retention,
  }),
  keep: endpoint({
    method: 'PATCH',
    path: '/account/retention',
    summary: 'Changes how long an account keeps what people said.',
    body: Retention,
    response: Retention,
  }),
  exported: endpoint({
    method: 'GET',
    path: '/account/export',
    summary: 'Everything of the account as a ZIP archive, for a download with the session cookie.',
    response: z.string(),
  }),
  close: endpoint({
    method: 'DELETE',
    path: '/account',
    summary: 'Deletes the account with everything, at vendors too.',
    body: z.object({
      /** Email address of the account, which the owner types to confirm that everything is to be deleted. */
      email: z.string().check(z.maxLength(320)),
    }),
    response: Nothing,
  }),
}
