import type { KnowledgeItem, Rereading, RereadEvery } from 'shared-types'
import { longDate, relativeTimeTo } from '~/lib/dates.ts'
import { counted } from '~/lib/text.ts'

export const HOW_OFTEN: { value: RereadEvery; label: string }[] = [
  { value: 'never', label: 'Never' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
]

/** 'Read 2 hours ago, again weekly'; null before the first reading. */
export function lastReadText({ rereading }: KnowledgeItem): string | null {
  if (!rereading?.last_at) return null
  const { every, last_at: last } = rereading
  const again = every === 'never' ? '' : `, again ${every}`
  return `Read ${relativeTimeTo(last)}${again}`
}

/** '2 pages changed, 1 gone since Oct 24, 2026'; null where nothing did. */
export function changesText({ changes, since }: Rereading): string | null {
  const { changed, added, gone } = changes
  const parts = [
    [changed, 'changed'],
    [added, 'added'],
    [gone, 'gone'],
  ] as const
  const [first, ...others] = parts.filter(([count]) => count > 0)
  if (!first) return null
  const told = [
    `${counted(first[0], 'page')} ${first[1]}`,
    ...others.map(([count, what]) => `${count} ${what}`),
  ]
  return `${told.join(', ')} since ${longDate(since)}`
}
