import * as z from 'zod/mini'
import { Id, idParams, Nothing, Timestamp, TimeZone } from './common.ts'
import { endpoint } from './endpoint.ts'
import { URL_MAX } from './limits.ts'

export const CalendarVendor = z.enum(['google', 'cal_com', 'calendly', 'caldav'])
export type CalendarVendor = z.infer<typeof CalendarVendor>

/** A calendar, or a kind of event, in which appointments can be entered. */
export const CalendarChoice = z.object({ id: z.string(), name: z.string() })
export type CalendarChoice = z.infer<typeof CalendarChoice>

export const CalendarConnection = z.object({
  id: Id,
  vendor: CalendarVendor,
  /** The account it belongs to, such as an email address. */
  account: z.string(),
  /** Whether it is the local simulation instead of the vendor. */
  local: z.boolean(),
  /** Where appointments are entered; null while nothing is chosen. */
  calendar: z.nullable(CalendarChoice),
  /** `anew`: it rejects our access and has to be connected again. */
  state: z.enum(['choosing', 'works', 'anew']),
  /** The last error, until something works again. */
  problem: z.nullable(z.object({ said: z.string(), at: Timestamp })),
})
export type CalendarConnection = z.infer<typeof CalendarConnection>

export const CalendarOfAgent = z.object({
  connection: z.nullable(CalendarConnection),
  /** `none`: the server has no Google credentials. */
  google: z.enum(['google', 'local', 'none']),
  /** Whether keys of the simulated Cal.com and Calendly are accepted. */
  stand_ins: z.boolean(),
})
export type CalendarOfAgent = z.infer<typeof CalendarOfAgent>

const KEY_MAX = 1_000
const NAME_MAX = 320

const Key = z
  .string()
  .check(z.trim(), z.minLength(1, 'Paste the key.'), z.maxLength(KEY_MAX, 'This key is too long.'))

/** A calendar that is reached with a key alone. */
export const ConnectByKey = z.object({ vendor: z.enum(['cal_com', 'calendly']), key: Key })

/** A calendar on a server that speaks CalDAV. */
export const ConnectServer = z.object({
  vendor: z.literal('caldav'),
  server: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter the address of the server.'),
      z.maxLength(URL_MAX, 'This address is too long.'),
      z.refine(isWebAddress, 'Enter an address that begins with https://'),
    ),
  username: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter the user name.'), z.maxLength(NAME_MAX)),
  password: z.string().check(z.minLength(1, 'Enter the password.'), z.maxLength(KEY_MAX)),
  /** The owner's time zone, used for events that name none. */
  time_zone: z.optional(TimeZone),
})

/**
 * Every vendor except Google, whose consent is asked on its own pages. Forms validate with the separate schemas, so that browsers need not
 * load the union.
 */
export const ConnectCalendar = z.discriminatedUnion('vendor', [ConnectByKey, ConnectServer])
export type ConnectCalendar = z.infer<typeof ConnectCalendar>

const Choices = z.object({ choices: z.array(CalendarChoice) })

export const calendars = {
  read: endpoint({
    method: 'GET',
    path: '/agent/calendar/:id',
    summary: 'The calendar an agent writes appointments to.',
    params: idParams,
    response: CalendarOfAgent,
  }),
  choices: endpoint({
    method: 'GET',
    path: '/agent/calendar/:id/choices',
    summary: 'Asks the vendor what can be chosen.',
    params: idParams,
    response: Choices,
  }),
  connect: endpoint({
    method: 'POST',
    path: '/agent/calendar/:id',
    summary: 'Connects a calendar by a key or a password; the one before is disconnected.',
    params: idParams,
    body: ConnectCalendar,
    response: CalendarOfAgent,
  }),
  google: endpoint({
    method: 'POST',
    path: '/agent/calendar/:id/google',
    summary: 'Where the browser asks Google for a calendar.',
    params: idParams,
    response: z.object({ url: z.string() }),
  }),
  choose: endpoint({
    method: 'PATCH',
    path: '/agent/calendar/:id',
    summary: 'Chooses the calendar or the kind of event.',
    params: idParams,
    body: z.object({ calendar: z.string().check(z.minLength(1), z.maxLength(URL_MAX)) }),
    response: CalendarOfAgent,
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/agent/calendar/:id',
    summary: 'Disconnects the calendar; appointments in it stay there.',
    params: idParams,
    response: Nothing,
  }),
}

function isWebAddress(address: string): boolean {
  const url = URL.parse(address)
  return (url?.protocol === 'https:' || url?.protocol === 'http:') && !url.username && !url.password
}
