import type { CaseFilter } from '../../db/case-list.ts'
import { type NamedSpan, namedSpan } from './named-span.ts'
import { caseFilter } from './case-filter.ts'
import { searchLanguages } from './time-words.ts'

/** A search as typed, with the time zone for times in it and the browser's languages; absent fields narrow nothing. */
export type Typed = {
  q?: string | undefined
  time_zone?: string | undefined
  accepted?: string | undefined
}

/** What is searched: words, a time, words in a time, the cases that a figure of a report counts, or everything. */
export type Asked = {
  words: string | null
  span: Pick<NamedSpan, 'since' | 'until'> | null
  cases?: CaseFilter
}

/** Interprets the text of a search field. */
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
