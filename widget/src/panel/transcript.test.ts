import { expect, test } from 'vitest'
import { panelStrings } from './all-strings.ts'
import type { HistoryPage } from './types.ts'
import { readWhole, transcriptOf } from './transcript.ts'

const said = (seq: number, revision: number, text: string): HistoryPage['messages'][number] => ({
  seq,
  revision,
  text,
  date: '2026-03-02T09:05:00Z',
  sender: seq % 2 ? { role: 'customer', name: 'Visitor' } : { role: 'agent', name: 'Acme' },
  sources: [],
})

test('a long chat is read to its end, each message once, as it is now and in its order', async () => {
  const pages: Record<number, HistoryPage> = {
    0: { messages: [said(1, 1, 'Hello'), said(2, 2, 'Hi the')], more: true },
    2: { messages: [said(3, 4, 'Thanks'), said(2, 5, 'Hi there')], more: false },
  }
  const whole = await readWhole(async (after) => pages[after] as HistoryPage)
  expect(whole.map(({ text }) => text)).toEqual(['Hello', 'Hi there', 'Thanks'])
})

test('a transcript shows the sender and time of each message and the sources of an answer', () => {
  const answer = {
    ...said(2, 2, 'We open at **9**.'),
    sources: [
      { title: 'Hours', url: 'https://acme.example/hours', page: null, snippet: '' },
      { title: 'Prices.pdf', url: null, page: 3, snippet: '' },
    ],
  }
  const text = transcriptOf([said(1, 1, 'When do you open?'), answer, said(4, 3, '')], {
    brandName: 'Acme',
    strings: panelStrings,
    lang: 'de',
  })
  const when = new Date(answer.date).toLocaleString('de', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  expect(text).toBe(
    [
      'Chat with Acme',
      `You, ${when}\nWhen do you open?`,
      `Acme, ${when}\nWe open at **9**.\n– Hours: https://acme.example/hours`,
      '',
    ]
      .join('\n\n')
      .replace(/\n\n$/, '\n'),
  )
})
