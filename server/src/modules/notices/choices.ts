import type { NoticeChoices } from 'shared-types'

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
