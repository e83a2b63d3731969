import { CalendarDays, Send } from 'lucide-react'
import type { IntegrationType } from 'shared-types'

/** The kinds of integration. */
export const KINDS: Record<
  IntegrationType,
  { title: string; text: string; icon: typeof CalendarDays }
> = {
  google_calendar: {
    title: 'Calendar booking page',
    text: 'Customers who want an appointment are sent there.',
    icon: CalendarDays,
  },
  telegram: {
    title: 'Telegram bot',
    text: 'Answers in the Telegram groups you connect.',
    icon: Send,
  },
}
