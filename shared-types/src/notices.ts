import * as z from 'zod/mini'
import { Nothing, TimeZone } from './common.ts'
import { endpoint } from './endpoint.ts'
import { URL_MAX } from './limits.ts'
import { ForwardingPhone, Otp } from './numbers.ts'

/** Events that members are notified of, the most pressing first. */
export const NOTICE_KINDS = [
  'person_wanted',
  'mention',
  'assigned',
  'call_message',
  'lead',
  'appointment',
  'number_suspended',
  'failing',
  'cap_near',
] as const
export const NoticeKind = z.enum(NOTICE_KINDS)
export type NoticeKind = z.infer<typeof NoticeKind>

export const NoticeChannel = z.enum(['email', 'push', 'text'])
export type NoticeChannel = z.infer<typeof NoticeChannel>

/** `hourly`: one mail at each full hour tells of everything since the last mail. */
export const EmailChoice = z.enum(['at_once', 'hourly', 'off'])
export type EmailChoice = z.infer<typeof EmailChoice>

const NoticeChoice = z.object({
  email: EmailChoice,
  push: z.boolean(),
  /** Has a default, because dashboards of the previous release do not send it. */
  text: z._default(z.boolean(), false),
})
export type NoticeChoice = z.infer<typeof NoticeChoice>

export const NoticeChoices = z.object({
  person_wanted: NoticeChoice,
  /** `mention` and `assigned` have defaults, because dashboards of the previous release do not send them. */
  mention: z._default(NoticeChoice, { email: 'at_once', push: true, text: false }),
  assigned: z._default(NoticeChoice, { email: 'at_once', push: true, text: false }),
  call_message: NoticeChoice,
  lead: NoticeChoice,
  appointment: NoticeChoice,
  number_suspended: NoticeChoice,
  failing: NoticeChoice,
  cap_near: NoticeChoice,
})
export type NoticeChoices = z.infer<typeof NoticeChoices>

const Time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 22:00'))

/** Local times between which nobody is disturbed; they may run over midnight. */
const NoticeQuietHours = z
  .object({ from: Time, to: Time })
  .check(z.refine(({ from, to }) => from !== to, 'Quiet hours need to end.'))

export const NoticeSettings = z.object({
  /** Kinds of events that the member's role lets them be notified of. */
  kinds: z.array(NoticeKind),
  choices: NoticeChoices,
  quiet_hours: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** Time zone of the quiet hours; null where there are none. */
  time_zone: z.nullable(z.string()),
  /** `none`: this installation has no mail server. `local`: mails are only shown on the screen. */
  mail: z.enum(['smtp', 'local', 'none']),
  address: z.string(),
  /** The public key that a browser needs to subscribe to push messages. */
  push_key: z.string(),
  /** Number of browsers that receive push messages. */
  devices: z.number(),
  /** The verified phone that receives texts; null where there is none. */
  phone: z.nullable(z.string()),
  /** The number of the workspace from which texts are sent; null: there is none, so that nobody can be texted. */
  texts_from: z.nullable(z.string()),
  /** Why the newest message of each channel failed; null where it did not. */
  failures: z.object({
    email: z.nullable(z.string()),
    push: z.nullable(z.string()),
    text: z.nullable(z.string()),
  }),
})
export type NoticeSettings = z.infer<typeof NoticeSettings>

export const UpdateNoticeSettings = z.object({
  choices: z.optional(NoticeChoices),
  quiet_hours: z.optional(z.nullable(NoticeQuietHours)),
  time_zone: z.optional(TimeZone),
})
export type UpdateNoticeSettings = z.infer<typeof UpdateNoticeSettings>

const Endpoint = z.string().check(z.maxLength(URL_MAX))
const Key = z.string().check(z.maxLength(200), z.regex(/^[\w-]+={0,2}$/))

/** A push subscription in the form that browsers give it. */
export const PushDevice = z.object({
  endpoint: Endpoint,
  keys: z.object({ p256dh: Key, auth: Key }),
})
export type PushDevice = z.infer<typeof PushDevice>

export const notices = {
  read: endpoint({
    method: 'GET',
    path: '/user/notices',
    summary: 'What you are told of while you are away, and how.',
    response: NoticeSettings,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/user/notices',
    summary: 'Changes what you are told of, how, and when you want quiet.',
    body: UpdateNoticeSettings,
    response: NoticeSettings,
  }),
  test: endpoint({
    method: 'POST',
    path: '/user/notices/test',
    summary: 'Sends you a test, the way everything else is sent.',
    body: z.object({ channel: NoticeChannel }),
    response: Nothing,
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/user/notices/phone',
    summary: 'Sends a code to the phone you want to be texted on.',
    body: z.object({ phone: ForwardingPhone }),
    response: Nothing,
  }),
  verifyPhone: endpoint({
    method: 'POST',
    path: '/user/notices/phone/verify',
    summary: 'Verifies that phone with its code.',
    body: z.object({ otp: Otp }),
    response: NoticeSettings,
  }),
  removePhone: endpoint({
    method: 'DELETE',
    path: '/user/notices/phone',
    summary: 'Texts you no more.',
    response: NoticeSettings,
  }),
  addDevice: endpoint({
    method: 'POST',
    path: '/user/notices/devices',
    summary: 'Pushes to this browser from now on, until it signs out.',
    body: PushDevice,
    response: Nothing,
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/user/notices/devices',
    summary: 'Pushes to a browser no more.',
    body: z.object({ endpoint: Endpoint }),
    response: Nothing,
  }),
}
