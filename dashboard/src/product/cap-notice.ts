import type { CapNotice } from 'shared-types'
import { money } from '~/lib/money.ts'
import { capitaliseFirst } from '~/lib/text.ts'

/** What the owner is told about a monthly cap that is nearly or fully used. */
export function capNoticeText({ level, by, agent, spent_micros, cap_micros }: CapNotice): string {
  const cap = `${by === 'operator' ? "this server's monthly cap for" : 'the monthly cap of'} ${agent?.name ?? 'your account'}`
  if (level === 'near') {
    return `${money(spent_micros)} of ${cap}, ${money(cap_micros)}, is spent. Once it is reached, answers are quoted.`
  }
  const calls =
    by === 'operator'
      ? 'callers hear that the line is busy'
      : 'callers are answered and can leave a message'
  return `${capitaliseFirst(cap)}, ${money(cap_micros)}, is reached: until next month answers are quoted, no text is sent, and ${calls}.`
}
