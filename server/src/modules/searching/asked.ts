import type { CaseFilter } from '../../db/case-list.ts'
import { type NamedSpan, namedSpan } from './named-span.ts'
import { caseFilter } from './case-filter.ts'
import { searchLanguages } from './time-words.ts'

/** What somebody typed, on whose clock a time in it is, and in which languages, as a browser says; absent where everything is wanted. */
export type Typed = {
  q?: string | undefined
  time_zone?: string | undefined
  accepted?: string | undefined
}

/** What is looked for: words, a time, words in a time, what a number of a report counts, or everything. */
export type Asked = {
  words: string | null
  span: Pick<NamedSpan, 'since' | 'until'> | null
  cases?: CaseFilter
}

/** Reads what was typed into a field of search. */
export async function askedFor({ q, time_zone: zone, accepted }: Typed, now: Date): Promise<Asked> {
  if (!q) return { words: null, span: null }
  const cases = caseFilter(q, zone ?? 'UTC')
  if (cases) return { words: null, span: null, cases }
  const span = await namedSpan(q, {
    now,
    timeZone: zone ?? 'UTC',
    languages: searchLanguages(accepted),
  })
  return span ? { words: span.words || null, span } : { words: q, span: null }
}
