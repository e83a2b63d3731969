import type { Attention } from 'shared-types'
import { recentTime } from '~/lib/dates.ts'
import { paths } from '~/lib/paths.ts'
import { showPhone } from '~/lib/phone.ts'
import { counted } from '~/lib/text.ts'
import { requestedTime } from '~/product/appointments.ts'

export type WaitingKind = 'person' | 'mention' | 'message' | 'missed' | 'appointment' | 'question'

/** One waiting item, in the words of the screen. */
export type WaitingRow = {
  kind: WaitingKind
  id: string
  title: string
  detail: string
  when: string
  /** The page where it is handled. */
  to: string
}

/** The most urgent first: people, mentions, calls, appointments, questions. */
export function waitingRows(waiting: Attention, now: Date = new Date()): WaitingRow[] {
  return [
    ...waiting.people.rows.map((person) => ({
      kind: 'person' as const,
      id: person.conversation_id,
      title: `${person.name} asks for a person`,
      detail: person.words,
      when: recentTime(person.since, now),
      to: paths.conversation(person.conversation_id),
    })),
    ...waiting.mentions.rows.map((mention) => ({
      kind: 'mention' as const,
      id: mention.note_id,
      title: `${mention.author} mentioned you`,
      detail: mention.words,
      when: recentTime(mention.at, now),
      to: paths.conversation(mention.conversation_id),
    })),
    ...waiting.calls.rows.map((missed) => ({
      kind: missed.has_message ? ('message' as const) : ('missed' as const),
      id: missed.call_id,
      title: missed.has_message
        ? `${callerOf(missed)} left a message`
        : `Missed call from ${callerOf(missed)}`,
      detail: [missed.name && numberOf(missed.from_number), missed.reason]
        .filter(Boolean)
        .join(' · '),
      when: recentTime(missed.at, now),
      to: paths.call(missed.call_id),
    })),
    ...waiting.appointments.rows.map((wish) => ({
      kind: 'appointment' as const,
      id: wish.id,
      title: `${wish.name || 'Somebody'} would like an appointment`,
      detail: `“${wish.words}”`,
      when: requestedTime(wish),
      to: wish.conversation_id
        ? paths.conversation(wish.conversation_id)
        : paths.call(wish.call_id ?? ''),
    })),
    ...waiting.questions.rows.map((gap) => ({
      kind: 'question' as const,
      id: gap.id,
      title: gap.question,
      detail: `${gap.agent.name} had no answer · asked ${counted(gap.times, 'time')}`,
      when: recentTime(gap.last_asked_at, now),
      to: paths.agent(gap.agent.id, 'knowledge-base'),
    })),
  ]
}

/** A sentence on this week's calls; nothing where none was blocked or put through. */
export function weekOfCalls({ stopped, put_through: through }: Attention['week']): string | null {
  if (stopped + through === 0) return null
  return `${number(stopped)} ${stopped === 1 ? 'call' : 'calls'} stopped and ${number(through)} put through in the last 7 days`
}

const callerOf = ({ name, from_number: from }: { name: string | null; from_number: string }) =>
  name ?? (numberOf(from) || 'a hidden number')

const numberOf = (from: string) => (from.startsWith('+') ? showPhone(from) : '')

const number = (count: number) => count.toLocaleString('en')
