import type { AgentType, TextsByLanguage } from 'shared-types'
import type { Hours } from '../hours/presence.ts'

/** What everything that speaks for an agent needs to know about it. */
export type AgentProfile = Hours & {
  id: string
  userId: string
  name: string
  type: AgentType
  instructions: string
  /** `auto` or a language code. */
  language: string
  allowHandover: boolean
  handoverMessage: string
  panelTexts: TextsByLanguage
  brandName: string
  /** The name the agent says for itself, given by its owner; see `said-name.ts`. */
  spokenName: string | null
  /** Whether it may link to a page where appointments are booked. */
  hasBookingPage: boolean
  /** Whether appointments with its people can be booked; they take precedence over the booking page. */
  hasSchedule: boolean
  /** Whether it can do something besides answering. */
  hasActions: boolean
  /** IANA name of the business's time zone; null when unknown. */
  timeZone: string | null
}
