import type { OpeningHours } from 'shared-types'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { factsOf } from '../../../ports/reader/facts/index.ts'
import { aUser, anAgent } from '../../../test/factories.ts'
import { aKnowledgeItem } from '../../../test/knowledge-factory.ts'
import { buildTestDeps } from '../../../test/test-app.ts'
import { replyOf } from '../../../test/reply-of.ts'
import type { AgentProfile } from '../../agents/agent-profile.ts'

let deps: Deps
let agent: AgentProfile

beforeEach(async () => {
  deps = await buildTestDeps()
  agent = await anAgent(deps.db, (await aUser(deps)).user.id)
})

async function learn(heading: string, texts: string[], language = 'en', config = 'english') {
  const url = 'https://salon.example/'
  const blocks = texts.map((text) => ({ headings: [heading], text, page: null }))
  const passages = [{ heading, text: texts.join('\n') }]
  const facts = factsOf({ blocks, document: null, url, language, declared: language })
  const page = { title: 'Salon', url, language, passages, facts }
  await aKnowledgeItem(deps.db, agent, [page], { config })
}

const ask = (text: string, customerZone: string | null = 'Europe/Berlin') =>
  replyOf(deps, { agent, text, customerZone })

const at = (now: string) => void (deps.now = () => new Date(now))
/** 2026-11-27 is a Friday, and Berlin is an hour ahead of UTC. */
const FRIDAY_AT_NOON = '2026-11-27T11:00:00Z'
const FRIDAY_EVENING = '2026-11-27T19:00:00Z'

const SALON = ['Monday to Friday: 9:00–18:00', 'Saturday and Sunday: closed']

describe('whether a business is open now', () => {
  it.each([
    ['Are you open now?', 'Yes, until 18:00.', 'No, we open again Monday at 9:00.'],
    [
      'Seid ihr gerade offen?',
      'Ja, bis 18:00 Uhr.',
      'Nein, wir öffnen wieder am Montag um 9:00 Uhr.',
    ],
    ['Êtes-vous ouverts maintenant ?', 'Oui, jusqu’à 18:00.', 'Non, nous rouvrons lundi à 9:00.'],
    ['¿Están abiertos ahora?', 'Sí, hasta las 18:00.', 'No, volvemos a abrir el lunes a las 9:00.'],
    ['Siete aperti adesso?', 'Sì, fino alle 18:00.', 'No, riapriamo lunedì alle 9:00.'],
    [
      'Vocês estão abertos agora?',
      'Sim, até às 18:00.',
      'Não, voltamos a abrir segunda-feira às 9:00.',
    ],
    ['Zijn jullie nu open?', 'Ja, tot 18:00 uur.', 'Nee, we gaan maandag om 9:00 uur weer open.'],
  ])('is said first: %s', async (question, open, closed) => {
    await learn('Opening hours', SALON)
    at(FRIDAY_AT_NOON)
    expect((await ask(question)).split('\n')[0]).toBe(open)
    at(FRIDAY_EVENING)
    expect((await ask(question)).split('\n')[0]).toBe(closed)
  })

  it('is followed by the hours of the day', async () => {
    await learn('Opening hours', SALON)
    at(FRIDAY_AT_NOON)
    const said = await ask('Are you open today?')
    expect(said).toMatch(/^Yes, until 18:00\.\n/)
    expect(said).toContain('Monday to Friday: 9:00–18:00')
    expect(said).not.toContain('Saturday')
  })

  it('is said with the next opening of the same day', async () => {
    await learn('Öffnungszeiten', ['Mo–Fr 9–12 und 14–18 Uhr'], 'de', 'german')
    at('2026-11-27T12:00:00Z')
    expect(await ask('Habt ihr heute offen?')).toMatch(
      /^Im Moment nicht, wir öffnen heute um 14:00 Uhr\./,
    )
  })

  it('is not said of days that are closed once', async () => {
    await learn('Opening hours', [...SALON, 'Closed on 27 November'])
    at(FRIDAY_AT_NOON)
    expect(await ask('Are you open now?')).toMatch(/^No, we open again Monday at 9:00\./)
  })

  it('counts the days that the owner set, and their time zone', async () => {
    await learn('Opening hours', SALON)
    const party = { name: 'Party', first: '2026-11-27', last: '2026-11-30', spans: [] }
    const openingHours: OpeningHours = {
      time_zone: 'America/New_York',
      week: Array.from({ length: 7 }, () => []),
      special_days: [party],
    }
    agent = { ...agent, openingHours }
    at(FRIDAY_AT_NOON)
    expect(await ask('Are you open now?')).toMatch(/^No, we open again Tuesday at 9:00\./)
    agent = { ...agent, openingHours: { ...openingHours, special_days: [] } }
    expect(await ask('Are you open now?')).toMatch(/^Not at the moment, we open today at 9:00\./)
  })

  it('is by the clock of the country whose number the business has, wherever the customer is', async () => {
    await learn('Opening hours', [...SALON, 'Phone: +49 30 23125100'])
    at(FRIDAY_AT_NOON)
    expect(await ask('Are you open now?', 'Asia/Tokyo')).toMatch(/^Yes, until 18:00\./)
  })

  it.each([
    ['lines contradict each other', ['Monday to Friday: 9–18', 'Monday to Friday: 10–17']],
    ['no closing time is known', ['Monday to Friday: from 9:00']],
    ['a season was not read', ['Easter to end of October: Monday to Friday 9–18']],
  ])('is not said if %s', async (_why, lines) => {
    await learn('Opening hours', lines)
    at(FRIDAY_AT_NOON)
    const said = await ask('Are you open now?')
    expect(said).toContain(lines[0])
    expect(said).not.toMatch(/^(?:Yes|No)/)
  })

  it('is not said if nobody knows the time where the business is', async () => {
    await learn('Opening hours', SALON)
    at(FRIDAY_AT_NOON)
    expect(await ask('Are you open now?', null)).not.toMatch(/^(?:Yes|No)/)
  })

  it.each(['When do you open today?', 'Are you open tonight?', 'Are you closed today?'])(
    'is not said if something else is asked: %s',
    async (question) => {
      await learn('Opening hours', SALON)
      at(FRIDAY_AT_NOON)
      expect(await ask(question)).not.toMatch(/^(?:Yes|No)/)
    },
  )
})
