import type { NoticeKind } from 'shared-types'

/** The name of each event, and when it happens. */
export const KINDS: Record<NoticeKind, { label: string; hint: string }> = {
  person_wanted: {
    label: 'A visitor asks for a person',
    hint: 'Somebody waits in a chat, and nobody has taken over.',
  },
  mention: {
    label: 'Somebody mentions you',
    hint: 'A colleague wrote your name into a private note.',
  },
  assigned: {
    label: 'A conversation is given to you',
    hint: 'A colleague assigned it to you, or it was your turn.',
  },
  call_message: {
    label: 'A missed call or a message',
    hint: 'Nobody picked up, or a caller left a message.',
  },
  lead: { label: 'A lead', hint: 'Somebody left an address, or wants to be called back.' },
  appointment: { label: 'An appointment', hint: 'Somebody named a time they would like.' },
  number_suspended: {
    label: 'A number or its payment',
    hint: 'A payment failed, or a number is suspended.',
  },
  failing: {
    label: 'Something fails',
    hint: 'The language model, Telegram or a text. Once a day for each agent.',
  },
  cap_near: {
    label: 'A spending cap is near',
    hint: 'At four fifths of it, and when it is reached.',
  },
}

export const EMAIL_OPTIONS = [
  { value: 'at_once', label: 'Email at once' },
  { value: 'hourly', label: 'Email once an hour' },
  { value: 'off', label: 'No email' },
] as const
