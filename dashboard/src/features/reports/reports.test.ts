import { expect, it } from 'vitest'
import type { ReportFigures } from 'shared-types'
import { BROUGHT_FIGURES, CALL_FIGURES, CONVERSATION_FIGURES, presentParts } from './figures.ts'
import { listLink } from './links.ts'
import { daysText, lastDays } from './period.ts'
import { changeText, timeText } from './words.ts'

it('a number links to a search for the conversations it counts', () => {
  const within = {
    from: '2026-06-01',
    to: '2026-06-07',
    agentName: 'Front desk',
    channel: 'widget',
  }
  expect(decodeURIComponent(listLink(['inbox', 'unanswered'], within)).replaceAll('+', ' ')).toBe(
    '/inbox?q=is:unanswered began:2026-06-01..2026-06-07 agent:"Front desk" channel:widget',
  )
})

it.each([
  ['in chats alone to those', 0, ['inbox', 'lead']],
  ['in calls alone to those', 3, ['callLogs', 'lead']],
  ['in both to neither, as no list has both', 1, null],
])('leads %s', (_name, call_leads, list) => {
  const leads = BROUGHT_FIGURES.find(({ id }) => id === 'leads')!
  expect(leads.list({ leads: 3, call_leads } as ReportFigures)).toEqual(list)
})

it('appointments say how they came, and link to the lists that show them', () => {
  const appointments = BROUGHT_FIGURES.find(({ id }) => id === 'appointments')!
  const figures = { appointments: 6, appointments_by: { text: 1, voice: 2, page: 3 } }
  const parts = presentParts(appointments, figures as ReportFigures)
  const within = { from: '2026-06-01', to: '2026-06-07' }
  const shown = parts.map(({ label, of, list }) => [
    `${of(figures as ReportFigures)} ${label}`,
    list && decodeURIComponent(listLink(list, within)).replaceAll('+', ' '),
  ])
  expect(shown).toEqual([
    ['1 by text', '/inbox?q=is:appointment began:2026-06-01..2026-06-07 channel:text'],
    ['2 in calls', '/call-logs?q=is:appointment began:2026-06-01..2026-06-07 channel:voice'],
    ['3 on the booking page', null],
  ])
})

it('every figure is explained in a sentence of its own', () => {
  const all = [...CONVERSATION_FIGURES, ...CALL_FIGURES, ...BROUGHT_FIGURES]
  for (const { about } of all) expect(about).toMatch(/^[A-Z].+\.$/)
  expect(new Set(all.map(({ about }) => about)).size).toBe(all.length)
})

it('a period ends today', () => {
  expect(lastDays(7, new Date(2026, 10, 3, 23))).toEqual({ from: '2026-10-28', to: '2026-11-03' })
})

it('days and weeks are named', () => {
  expect(daysText('2026-11-02', '2026-11-02')).toBe('Mon, 2 Nov')
  expect(daysText('2026-11-02', '2026-11-08')).toBe('2 Nov to 8 Nov')
})

it.each([
  [0.42, '0.4 s'],
  [12.4, '12 s'],
  [150, '2.5 min'],
  [5400, '1.5 h'],
  [604_800, '7 days'],
])('%d seconds are %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text)
})

it.each([
  [4, 0, null],
  [4, 4, 'no change'],
  [6, 4, '+50%'],
  [1, 4, '−75%'],
])('%d after %d is %s', (now, before, text) => {
  expect(changeText(now, before)).toBe(text)
})
