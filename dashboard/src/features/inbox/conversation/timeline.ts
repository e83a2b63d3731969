import type { ConversationMessage } from 'shared-types'
import { dayLabel } from '~/lib/dates.ts'

/** Messages of one sender that are closer together than this, in ms, are drawn as one run. */
const RUN_GAP_MS = 5 * 60_000
/** The most messages in a run, so that each part that is drawn at once stays small. */
const RUN_MAX = 20

export type Run = { id: string; messages: ConversationMessage[] }
export type Day = { label: string; runs: Run[] }

/** Groups messages by day in the reader's time zone, and within a day into runs of one sender. */
export function timeline(messages: readonly ConversationMessage[], now?: Date): Day[] {
  const days: Day[] = []
  let dayEnds = Number.NEGATIVE_INFINITY
  for (const message of messages) {
    let day = days.at(-1)
    // Formatting a date is slow, and thousands of messages share one.
    if (!day || Date.parse(message.date) >= dayEnds) {
      const label = dayLabel(message.date, now)
      if (day?.label !== label) days.push((day = { label, runs: [] }))
      dayEnds = endOfDay(message.date)
    }
    const run = day.runs.at(-1)
    if (run && continues(run, message)) run.messages.push(message)
    else day.runs.push({ id: message.id, messages: [message] })
  }
  return days
}

const endOfDay = (date: string): number => new Date(date).setHours(24, 0, 0, 0)

function continues({ messages }: Run, next: ConversationMessage): boolean {
  const last = messages.at(-1)
  return (
    last !== undefined &&
    messages.length < RUN_MAX &&
    !last.event &&
    !next.event &&
    last.sender.role === next.sender.role &&
    last.sender.name === next.sender.name &&
    Date.parse(next.date) - Date.parse(last.date) < RUN_GAP_MS
  )
}
