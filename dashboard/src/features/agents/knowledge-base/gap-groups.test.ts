import { expect, it } from 'vitest'
import type { KnowledgeGap } from 'shared-types'
import { channelText, coveredGaps, openGroups } from './gap-groups.ts'

const NEVER = { widget: 0, telegram: 0, text: 0, whatsapp: 0, voice: 0 }
const gap = (id: string, more: Partial<KnowledgeGap> = {}): KnowledgeGap => ({
  id,
  question: `${id}?`,
  times: 1,
  last_asked_at: '2026-03-04T12:00:00Z',
  conversation_id: null,
  group_id: id,
  channels: { ...NEVER, widget: 1 },
  weeks: [0, 1],
  ...more,
})

it('questions with the same meaning are grouped, the most frequent first', () => {
  const phone = { ...NEVER, whatsapp: 1, voice: 1 }
  const groups = openGroups([
    gap('boats'),
    gap('cards', { times: 2, channels: phone, weeks: [1, 1] }),
    gap('vouchers', { group_id: 'cards' }),
  ])
  expect(groups.map(({ first, others, times }) => [first.id, others.length, times])).toEqual([
    ['cards', 1, 3],
    ['boats', 0, 1],
  ])
  expect(groups[0]!.weeks).toEqual([1, 2])
  expect(channelText(groups[0]!.channels)).toBe('1 in chat, 1 in WhatsApp, 1 on the phone')
})

it('a question that can be answered by now is not open', () => {
  const covered = gap('hours', { covered: { at: '2026-03-05T12:00:00Z', by: 'Find us' } })
  expect(openGroups([covered])).toEqual([])
  expect(coveredGaps([gap('boats'), covered])).toEqual([covered])
})
