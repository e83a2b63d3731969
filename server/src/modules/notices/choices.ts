import type { NoticeChoices, NoticeKind, Role } from 'shared-types'

/** What somebody is told of who chose nothing: at once what somebody waits for or what costs money, the rest together. */
export const DEFAULT_CHOICES: NoticeChoices = {
  person_wanted: { email: 'at_once', push: true },
  call_message: { email: 'at_once', push: true },
  lead: { email: 'hourly', push: false },
  appointment: { email: 'hourly', push: false },
  number_suspended: { email: 'at_once', push: true },
  failing: { email: 'hourly', push: false },
  cap_near: { email: 'hourly', push: false },
}

/** Who answers is told who waits; what is paid, and what is to be mended, is for those who may. */
export const ROLE_FOR: Record<NoticeKind, Role> = {
  person_wanted: 'agent',
  call_message: 'agent',
  lead: 'agent',
  appointment: 'agent',
  number_suspended: 'admin',
  failing: 'admin',
  cap_near: 'owner',
}
