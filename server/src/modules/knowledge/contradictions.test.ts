import { beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import type { ContactRole, Fact } from '../../ports/reader/fact.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { product } from '../audit/record.ts'
import { correctFact } from './correct.ts'
import { acceptContradiction, readContradictions } from './read-contradictions.ts'

let deps: Deps
let agent: { id: string; userId: string }
beforeEach(async () => {
  ;({ deps } = await buildTestApp())
  const { user } = await aUser(deps)
  agent = { id: (await anAgent(deps.db, user.id)).id, userId: user.id }
})

const PLACE = { role: null, heading: '', pageNumber: null }
type Place = { label: string; heading: string }
const [ONE, OTHER] = ['+442079460958', '+442079460412'] as const
const price = (
  label: string,
  amount: number,
  more: Partial<{ to: number; isFrom: boolean; per: string }> = {},
): Fact => ({
  ...PLACE,
  kind: 'price',
  label,
  text: `${label}: ${amount} pounds`,
  value: { amount, to: null, currency: 'GBP', isFrom: false, per: null, ...more },
})
const hours = (
  days: number[],
  opens: string,
  more: Partial<{ label: string; season: { from: string; to: string } }> = {},
): Fact => ({
  ...PLACE,
  kind: 'hours',
  label: more.label ?? '',
  text: `Open from ${opens} to 17:00`,
  value: { days, spans: [{ opens, closes: '17:00' }], season: more.season ?? null, date: null },
})
const phone = (number: string, more: Partial<Place & { role: ContactRole }> = {}): Fact => ({
  ...PLACE,
  kind: 'phone',
  role: 'bookings',
  label: 'Bookings',
  text: `Bookings: ${number}`,
  value: { number },
  ...more,
})
const email = (line: string): Fact => ({
  ...PLACE,
  kind: 'email',
  role: 'bookings',
  label: 'Bookings',
  text: `Bookings: ${line}`,
  value: { address: line },
})
const days = (from: string, to: string | null, heading = 'Opening hours'): Fact => ({
  ...PLACE,
  kind: 'date',
  label: 'Summer break',
  heading,
  text: `Summer break: ${from} to ${to}`,
  value: { from, to },
})
const address = (line: string): Fact => ({
  ...PLACE,
  kind: 'address',
  label: '',
  text: line,
  value: { address: line },
})

const pagesSaying = (...pages: Fact[][]) =>
  aKnowledgeItem(
    deps.db,
    agent,
    pages.map((facts, n) => ({
      url: `https://boats.example/${n}`,
      title: `Page ${n}`,
      passages: [],
      facts,
    })),
  )
const found = () => readContradictions(deps, agent.userId, agent.id)

describe('a contradiction', () => {
  it('consists of two prices of the same thing on two pages, shown with both quotes', async () => {
    await pagesSaying([price('Survey', 80)], [price('survey', 95)])
    expect(await found()).toMatchObject([
      {
        kind: 'price',
        label: 'Survey',
        sides: [
          { text: 'Survey: 80 pounds', meaning: '£80', url: 'https://boats.example/0' },
          { text: 'survey: 95 pounds', meaning: '£95', url: 'https://boats.example/1' },
        ],
      },
    ])
  })

  it('consists of two opening hours of the same day, shown once for several days', async () => {
    await pagesSaying([hours([0, 1, 2], '09:00')], [hours([1, 2], '10:00')])
    expect(await found()).toHaveLength(1)
  })

  it.each<[string, Fact[][], string]>([
    ['two numbers for the same purpose', [[phone(ONE)], [phone(OTHER)]], 'phone'],
    [
      'two numbers of the business beside one address',
      [
        [phone(ONE, { role: 'general', label: 'Tel' }), address('1 Quay St')],
        [phone(OTHER, { role: 'general', label: 'Tel' }), address('1 Quay St')],
      ],
      'phone',
    ],
    [
      'two mail addresses for the same purpose',
      [[email('book@boats.example')], [email('bookings@boats.example')]],
      'email',
    ],
    [
      'an address with another number',
      [[address('1 Quay St, Hull HU1 2AB')], [address('7 Quay St, Hull HU1 2AB')]],
      'address',
    ],
    [
      'a time that begins or ends on two days',
      [[days('12-24', '01-02')], [days('12-23', '01-02')]],
      'date',
    ],
  ])('arises from %s', async (_what, pages, kind) => {
    await pagesSaying(...pages)
    expect(await found()).toMatchObject([{ kind, sides: [{}, {}] }])
  })

  it('ends when the owner hides one side', async () => {
    await pagesSaying([price('Survey', 80)], [price('Survey', 95)])
    const { fact_id: id, kb_id: itemId } = (await found())[0]!.sides[0]!
    await correctFact(
      deps,
      { actor: product(agent.userId), agentId: agent.id, itemId, id },
      { hidden: true },
    )
    expect(await found()).toEqual([])
  })

  it('ends when the owner confirms both sides, until one of them changes', async () => {
    const accept = (id: string) => acceptContradiction(deps, agent.userId, agent.id, id)
    await pagesSaying([price('Survey', 80)], [price('Survey', 95)])
    const { id } = (await found())[0]!
    await accept(id)
    expect(await found()).toEqual([])
    // The same words on another page are no contradiction.
    await pagesSaying([price('Survey', 95)])
    expect(await found()).toEqual([])
    await pagesSaying([price('Survey', 99)])
    expect(await found()).toMatchObject([{ sides: [{}, {}, {}] }])
  })

  it.each<[string, Fact[][]]>([
    ['the same price', [[price('Survey', 80)], [price('Survey', 80)]]],
    ['what has no name', [[price('', 80)], [price('', 95)]]],
    [
      'prices of another measure',
      [[price('Berth', 80, { per: 'per night' })], [price('Berth', 400, { per: 'per week' })]],
    ],
    [
      'a price and the least of it',
      [[price('Survey', 80, { isFrom: true })], [price('Survey', 95)]],
    ],
    [
      'a name that means two things on one page',
      [[price('Adult', 8), price('Adult', 12)], [price('Adult', 12)]],
    ],
    ['two prices on one page', [[price('Adult', 8), price('Adult', 12)]]],
    ['hours of other days', [[hours([0, 1], '09:00')], [hours([5], '10:00')]]],
    [
      'hours of the kitchen and of the house',
      [[hours([0], '09:00', { label: 'Kitchen' })], [hours([0], '10:00')]],
    ],
    [
      'hours of a season',
      [[hours([0], '09:00')], [hours([0], '10:00', { season: { from: '06-01', to: '08-31' } })]],
    ],
    [
      'hours of two places',
      [
        [hours([0], '09:00'), address('1 Quay St')],
        [hours([0], '10:00'), address('9 Hill Rd')],
      ],
    ],
    ['a number with and without its country', [[phone(ONE)], [phone('020 7946 0958')]]],
    [
      'two numbers a page names together',
      [[phone(ONE)], [phone(OTHER)], [phone(ONE), phone(OTHER)]],
    ],
    [
      'numbers under different headings',
      [[phone(ONE, { heading: 'Rooms' })], [phone(OTHER, { heading: 'Restaurant' })]],
    ],
    [
      'numbers of nobody in particular',
      [[phone(ONE, { role: 'general' })], [phone(OTHER, { role: 'general' })]],
    ],
    [
      'numbers of mobile phones',
      [[phone(ONE, { role: 'mobile' })], [phone(OTHER, { role: 'mobile' })]],
    ],
    ['numbers of the police', [[phone('112')], [phone('110')]]],
    [
      'numbers of two places',
      [
        [phone(ONE), address('1 Quay St')],
        [phone(OTHER), address('9 Hill Rd')],
      ],
    ],
    ['addresses of two places', [[address('1 Quay St')], [address('9 Hill Rd')]]],
    [
      'the next time of something',
      [[days('2027-08-01', '2027-08-14')], [days('2027-10-01', '2027-10-14')]],
    ],
    [
      'the same days of another year',
      [[days('2026-08-01', '2026-08-14')], [days('2027-08-01', '2027-08-14')]],
    ],
    ['single days', [[days('2027-08-01', null)], [days('2027-08-02', null)]]],
  ])('does not arise from %s', async (_what, pages) => {
    await pagesSaying(...pages)
    expect(await found()).toEqual([])
  })
})
