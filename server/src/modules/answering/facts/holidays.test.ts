import { beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { factsOf } from '../../../ports/reader/facts/index.ts'
import { aUser, anAgent } from '../../../test/factories.ts'
import { aKnowledgeItem } from '../../../test/knowledge-factory.ts'
import { buildTestDeps } from '../../../test/test-app.ts'
import { outcomeIn, partsOf, wordsIn } from '../../../test/reply-of.ts'
import type { AgentProfile } from '../../agents/agent-profile.ts'
import { readGaps } from '../gaps.ts'

let deps: Deps
let agent: AgentProfile

beforeEach(async () => {
  deps = await buildTestDeps()
  deps.now = () => new Date('2026-11-27T11:00:00Z')
  agent = await anAgent(deps.db, (await aUser(deps)).user.id)
})

const SALON = ['Monday to Friday: 9:00–18:00', 'Saturday and Sunday: closed']

async function learn(texts: string[], ofHolidays: string[] = []) {
  const url = 'https://salon.example/'
  const heading = 'Opening hours'
  const blocks = [
    ...texts.map((text) => ({ headings: [heading], text, page: null })),
    ...ofHolidays.map((text) => ({ headings: ['Christmas opening hours'], text, page: null })),
  ]
  const facts = factsOf({ blocks, document: null, url, language: 'en', declared: 'en' })
  const passages = [{ heading, text: texts.join('\n') }]
  const page = { title: 'Salon', url, language: 'en', passages, facts }
  await aKnowledgeItem(deps.db, agent, [page], { config: 'english' })
}

async function ask(text: string) {
  const parts = await partsOf(deps, { agent, text, customerZone: 'Europe/Berlin' })
  return { said: wordsIn(parts), outcome: outcomeIn(parts) }
}

it.each([
  // A Friday and a Saturday.
  ['Are you open on Christmas Day?', /9:00–18:00[^]*Nothing is said about “Christmas Day”;/],
  ['Are you open on Boxing Day?', /closed[^]*Nothing is said about “Boxing Day”;/],
  ['open xmas?', /9:00–18:00[^]*Nothing is said about “xmas”;/],
  ['Habt ihr an Heiligabend geöffnet?', /9:00–18:00[^]*Zu „Heiligabend“ ist nichts angegeben;/],
  ['¿Abren el día de Navidad?', /9:00–18:00[^]*No se indica nada sobre «día de Navidad»;/],
])(
  '“%s” is told the usual hours where nothing is said of it, and stays open',
  async (text, answered) => {
    await learn(SALON)
    const { said, outcome } = await ask(text)
    expect(said).toMatch(answered)
    // The owner learns that somebody asked.
    expect(outcome).toBe('not_known')
  },
)

it.each([
  ['Are you open on 26 December?', '25 – 28 December: closed'],
  ['are you open on boxing day', '25 – 28 December: closed'],
  ['Vous êtes ouverts le 28 décembre ?', '25 décembre – 28 décembre: fermé'],
  ['Are you open on 30 December?', '30 December: 10:00–12:00'],
])('“%s” is told what stands elsewhere of the very day', async (text, line) => {
  await learn(SALON, ['25 – 28 December: closed', '30 December: 10:00–12:00'])
  const { said, outcome } = await ask(text)
  expect(outcome).toBe('answered')
  expect(said).toContain(line)
  expect(said).not.toContain('9:00–18:00')
})

it.each([
  ['Are you open between Christmas and New Year?', '24 December – 2 January: closed'],
  ['Are you closed in August?', '3 August – 14 August: closed'],
  ['Habt ihr in den Weihnachtsferien offen?', '24. Dezember – 2. Januar: geschlossen'],
])('“%s” is told which days of that time differ', async (text, line) => {
  await learn(SALON, ['24 December – 2 January: closed', '3 August – 14 August: closed'])
  const { said } = await ask(text)
  expect(said).toContain(line)
  expect(said).not.toContain('9:00–18:00')
})

it('of holidays of which nothing is said the usual hours are told as such', async () => {
  await learn(SALON, ['3 August – 14 August: closed'])
  const { said, outcome } = await ask('Are you open in the Christmas holidays?')
  expect(said).toContain('Nothing is said about “Christmas holidays”')
  expect(outcome).toBe('not_known')
})

it('of a month in which nothing differs the usual hours are told', async () => {
  await learn(SALON, ['24 December – 2 January: closed'])
  const { said } = await ask('Are you open in March?')
  expect(said).toContain('9:00–18:00')
})

it('a holiday has other names on the page, and in its language', async () => {
  await learn(SALON, ['Oudjaarsdag: 10.00 – 16.00 uur'])
  const { said, outcome } = await ask('open on new years eve?')
  expect(outcome).toBe('answered')
  expect(said).toContain('10.00 – 16.00')
  expect(said).not.toContain('9:00–18:00')
})

it.each([
  ['Are you open on Good Friday?', 'Good Friday 18 April 2025: 9:00–11:00'],
  ['When is the pool open?', 'In summer 2024 the pool is open until 22:00.'],
])('“%s” is not told what was so in a year that is over', async (text, line) => {
  await learn(SALON, [line])
  const { said } = await ask(text)
  expect(said).not.toContain(line.slice(-12))
})

it('days off in another year are no longer told', async () => {
  await learn(SALON, ['24.11.2025 – 28.11.2025: closed'])
  const { said } = await ask('Are you open on 27 November?')
  expect(said).toContain('9:00–18:00')
  expect(said).not.toContain('2025')
})

it('a page that speaks of a holiday answers', async () => {
  await learn([...SALON, 'We are closed on Christmas Day and Boxing Day.'])
  const { said, outcome } = await ask('Are you open on Christmas Day?')
  expect(outcome).toBe('answered')
  expect(said).toContain('closed on Christmas Day')
  expect(said).not.toContain('Nothing is said')
})

it.each([
  ['open at xmas?', 'We are closed on Christmas Day.'],
  ['Habt ihr am 1. Weihnachtstag auf?', 'We are closed on Christmas Day.'],
  ['Habt ihr an Heiligabend auf?', 'We are closed on Christmas Eve.'],
])('“%s” is asked of a page that says “%s”', async (text, line) => {
  await learn([...SALON, line])
  const { said } = await ask(text)
  expect(said).toContain(line)
  expect(said).not.toMatch(/Nothing is said|nichts angegeben/)
})

it('a page with one common word of a holiday’s name does not speak of it', async () => {
  await learn([...SALON, 'Good haircuts need time.'])
  const { said, outcome } = await ask('Are you open on Good Friday?')
  expect(said).toContain('Nothing is said about “Good Friday”;')
  expect(outcome).toBe('not_known')
})

it('the usual hours are not certain on the holiday itself', async () => {
  deps.now = () => new Date('2026-12-25T11:00:00Z')
  await learn(SALON)
  expect(await ask('Are you open on Christmas Day?')).toEqual({
    said: expect.stringMatching(
      /^Opening hours: Monday to Friday: 9:00–18:00\nNothing is said about “Christmas Day”;/,
    ),
    outcome: 'not_known',
  })
})

describe('what the owner set for the day', () => {
  beforeEach(() => {
    const day = { name: 'Christmas', first: '2026-12-25', last: '2026-12-25' }
    const week = Array.from({ length: 7 }, () => [])
    const special_days = [{ ...day, spans: [{ from: '10:00', to: '12:00' }] }]
    agent = { ...agent, openingHours: { time_zone: 'Europe/Berlin', week, special_days } }
  })

  const CHRISTMAS = 'December 25, 2026: 10:00–12:00'

  it.each([
    ['counts before what a page says', SALON],
    ['is told where no page states hours', ['We cut hair.']],
  ])('%s', async (_what, lines) => {
    await learn(lines)
    expect(await ask('Are you open on Christmas Day?')).toEqual({
      said: CHRISTMAS,
      outcome: 'answered',
    })
  })

  it('follows whether it is open on the day itself', async () => {
    deps.now = () => new Date('2026-12-25T10:00:00Z')
    await learn(SALON)
    const { said } = await ask('Are you open on Christmas Day?')
    expect(said).toBe(`Yes, until 12:00.\n${CHRISTMAS}`)
  })

  it('says nothing of other things than the business', async () => {
    await learn(SALON)
    const { said } = await ask('Is the pool open on 25 December?')
    expect(said).not.toContain('10:00–12:00')
  })
})

it('the question about a holiday stays open beside another one, and a person is offered once', async () => {
  await learn(SALON)
  const { said } = await ask('Are you open on Christmas Day? Do you sell boats?')
  expect(said.split('Would you like to talk to a person?')).toHaveLength(2)
  const gaps = await readGaps(deps, agent.userId, agent.id)
  expect(gaps.map(({ question }) => question).toSorted()).toEqual([
    'Are you open on Christmas Day?',
    'Do you sell boats?',
  ])
})
