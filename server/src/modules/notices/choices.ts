import { NOTICE_KINDS, type NoticeChoices, type NoticeKind, type Role } from 'shared-types'

/** What somebody is told of who chose nothing: at once what somebody waits for or what costs money, the rest together. Texts cost money. */
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

/** Who answers is told who waits; what is paid, and what is to be mended, is for those who may. */
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

/** What somebody chose, with what nobody asked them yet. */
export const choicesOf = (chosen: Partial<NoticeChoices> | undefined): NoticeChoices =>
  Object.fromEntries(
    NOTICE_KINDS.map((kind) => [kind, { ...DEFAULT_CHOICES[kind], ...chosen?.[kind] }]),
  ) as NoticeChoices
