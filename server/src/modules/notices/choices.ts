import { NOTICE_KINDS, type NoticeChoices, type NoticeKind, type Role } from 'shared-types'

/**
 * Choices of members who have made none. At once: what somebody waits for, and what costs money; the rest hourly. No texts,
 * because they cost money.
 */
const DEFAULT_CHOICES: NoticeChoices = {
  person_wanted: { email: 'at_once', push: true, text: false },
  mention: { email: 'at_once', push: true, text: false },
  assigned: { email: 'at_once', push: true, text: false },
  call_message: { email: 'at_once', push: true, text: false },
  lead: { email: 'hourly', push: false, text: false },
  appointment: { email: 'hourly', push: false, text: false },
  number_suspended: { email: 'at_once', push: true, text: false },
  failing: { email: 'hourly', push: false, text: false },
  cap_near: { email: 'hourly', push: false, text: false },
}

/**
 * The lowest role that is notified of each kind: whoever answers is told who waits; payments and failures go to those who may act
 * on them.
 */
export const ROLE_FOR: Record<NoticeKind, Role> = {
  person_wanted: 'agent',
  mention: 'agent',
  assigned: 'agent',
  call_message: 'agent',
  lead: 'agent',
  appointment: 'agent',
  number_suspended: 'admin',
  failing: 'admin',
  cap_near: 'owner',
}

/** A member's choices, completed by the defaults. */
export const choicesOf = (chosen: Partial<NoticeChoices> | undefined): NoticeChoices =>
  Object.fromEntries(
    NOTICE_KINDS.map((kind) => [kind, { ...DEFAULT_CHOICES[kind], ...chosen?.[kind] }]),
  ) as NoticeChoices
