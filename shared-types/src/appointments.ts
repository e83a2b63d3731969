import * as z from 'zod/mini'
import { Id, idParams, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A time that a customer asked for. It is a wish only: nobody has confirmed it. */
export const AppointmentRequest = z.object({
  id: Id,
  /** The customer's own words. */
  words: z.string(),
  /** When the requested time begins; where no hour was named, the beginning of that day. */
  starts_at: Timestamp,
  all_day: z.boolean(),
  /** IANA name of the zone the words were read in: the customer's where it is known, else that of the business. */
  time_zone: z.string(),
  zone_of: z.enum(['customer', 'business']),
  created_at: Timestamp,
})
export type AppointmentRequest = z.infer<typeof AppointmentRequest>

export const appointments = {
  /** The response is `text/calendar`. */
  file: endpoint({
    method: 'GET',
    path: '/appointment/:id/calendar',
    summary: 'A requested appointment as an iCalendar file.',
    params: idParams,
    response: z.string(),
  }),
  settle: endpoint({
    method: 'PATCH',
    path: '/appointment/:id',
    summary: 'Says that a requested appointment is seen to, or that it still waits.',
    params: idParams,
    body: z.object({ settled: z.boolean() }),
    response: Nothing,
  }),
}
