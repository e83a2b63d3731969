import type { Retention } from 'shared-types'
import { counted } from '~/lib/text.ts'
import type { SelectOption } from '~/ui/Select.tsx'

export type Kept = keyof Retention

const YEAR = 365
const CHOICES = [30, 90, YEAR, 2 * YEAR]
/** The longest period for unanswered questions: the server drops them sooner once nobody asks them any more. */
const LONGEST: Partial<Record<Kept, { days: number; label: string }>> = {
  questions: { days: 180, label: 'Half a year' },
}

/** What is deleted after the period, as part of a sentence. */
const WHAT_GOES: Record<Kept, (period: string) => string> = {
  conversations: (period) => `conversations without a message for ${period}`,
  calls: (period) => `calls older than ${period}, with their transcripts and recordings`,
  recordings: (period) => `recordings older than ${period}`,
  questions: (period) => `unanswered questions that nobody asked for ${period}`,
}

/** The periods on offer for a kind, and the stored one where it is a different number. */
export function periodsOf(kind: Kept, stored: number | null): SelectOption[] {
  const longest = LONGEST[kind]
  const choices = CHOICES.filter((days) => !longest || days < longest.days)
  const days = [...new Set(stored === null ? choices : [...choices, stored])]
  return [
    { value: valueOf(null), label: longest?.label ?? 'Keep for good' },
    ...days
      .toSorted((one, other) => one - other)
      .map((count) => ({ value: valueOf(count), label: periodOf(count) })),
  ]
}

/** A choice's value for a `Select`, which holds texts. */
export const valueOf = (days: number | null): string => (days === null ? '' : String(days))
export const daysOf = (value: string): number | null => (value === '' ? null : Number(value))

/** What a change deletes that was kept before it; nothing where no period gets shorter. */
export function whatGoes(before: Retention, after: Retention): string[] {
  return (Object.keys(WHAT_GOES) as Kept[]).flatMap((kind) => {
    const days = after[kind]
    const isShorter = days !== null && days < (before[kind] ?? Number.POSITIVE_INFINITY)
    return isShorter ? [WHAT_GOES[kind](periodOf(days))] : []
  })
}

function periodOf(days: number): string {
  if (days % YEAR === 0) return counted(days / YEAR, 'year')
  return counted(days, 'day')
}
