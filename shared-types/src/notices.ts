import * as z from 'zod/mini'

/** What people are told of, the most pressing first. */
export const NOTICE_KINDS = [
  'person_wanted',
  'call_message',
  'lead',
  'appointment',
  'number_suspended',
  'failing',
  'cap_near',
] as const
export const NoticeKind = z.enum(NOTICE_KINDS)
export type NoticeKind = z.infer<typeof NoticeKind>

export const NoticeChannel = z.enum(['email', 'push'])
export type NoticeChannel = z.infer<typeof NoticeChannel>

/** `hourly`: one mail at the full hour tells of everything since the last. */
export const EmailChoice = z.enum(['at_once', 'hourly', 'off'])
export type EmailChoice = z.infer<typeof EmailChoice>

const NoticeChoice = z.object({ email: EmailChoice, push: z.boolean() })

export const NoticeChoices = z.record(NoticeKind, NoticeChoice)
export type NoticeChoices = z.infer<typeof NoticeChoices>
