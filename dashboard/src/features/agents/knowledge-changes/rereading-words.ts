import type { KnowledgeItem, NewPagesAre, Rereading, RereadEvery } from 'shared-types'
import { longDate, relativeTimeTo } from '~/lib/dates.ts'
import { counted } from '~/lib/text.ts'

export const HOW_OFTEN: { value: RereadEvery; label: string }[] = [
  { value: 'never', label: 'Never' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
]

export const NEW_PAGES: { value: NewPagesAre; label: string }[] = [
  { value: 'learn', label: 'Learn them' },
  { value: 'offer', label: 'Ask me first' },
]

/** 'Read 2 hours ago, again weekly'; null before the first reading. */
export function lastReadText({ rereading }: KnowledgeItem): string | null {
  if (!rereading?.last_at) return null
  const { every, last_at: last } = rereading
  const again = every === 'never' ? '' : `, again ${every}`
  return `Read ${relativeTimeTo(last)}${again}`
}

/** '2 pages changed, 3 new, 1 gone since Oct 24, 2026' or '3 new pages since …'; null where nothing changed. */
export function changesText({ changes, since }: Rereading): string | null {
  const { changed, added, gone } = changes
  const parts = [
    [changed, 'changed', `${counted(changed, 'page')} changed`],
    [added, 'new', counted(added, 'new page')],
    [gone, 'gone', `${counted(gone, 'page')} gone`],
  ] as const
  const [first, ...others] = parts.filter(([count]) => count > 0)
  if (!first) return null
  const phrases = [first[2], ...others.map(([count, what]) => `${count} ${what}`)]
  return `${phrases.join(', ')} since ${longDate(since)}`
}

/** '3 new pages wait for you'; null where there are none. */
export function offeredText({ offered }: Rereading): string | null {
  return offered > 0 ? `${counted(offered, 'new page')} to choose` : null
}
