import { beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { factsOf } from '../../../ports/reader/facts/index.ts'
import { aUser, anAgent } from '../../../test/factories.ts'
import { aKnowledgeItem } from '../../../test/knowledge-factory.ts'
import { buildTestDeps } from '../../../test/test-app.ts'
import { answer } from '../service.ts'
import type { AgentProfile } from '../types.ts'

/** 2026-11-25 is a Wednesday. */
const NOW = new Date('2026-11-25T10:00:00Z')

let deps: Deps
let agent: AgentProfile

beforeEach(async () => {
  deps = await buildTestDeps()
  deps.now = () => NOW
  agent = await anAgent(deps.db, (await aUser(deps)).user.id)
})

async function learn(lines: Record<string, string[]>, language: string, config: string) {
  const url = 'https://praxis.example/'
  const blocks = Object.entries(lines).flatMap(([heading, texts]) =>
    texts.map((text) => ({ headings: [heading], text, page: null })),
  )
  const passages = Object.entries(lines).map(([heading, texts]) => ({
    heading,
    text: texts.join('\n'),
  }))
  const facts = factsOf({ blocks, document: null, url, language, declared: language })
  await aKnowledgeItem(deps.db, agent, [{ title: 'Praxis', url, language, passages, facts }], {
    config,
  })
}

async function ask(text: string) {
  let said = ''
  const question = { agent, history: [], text, conversationId: agent.id }
  for await (const part of answer(deps, question, new AbortController().signal)) {
    if (part.type === 'text') said += part.text
  }
  return said
}

describe('what a German practice says of itself', () => {
  beforeEach(() =>
    learn(
      {
        Kontakt: [
          'Notdienst: 030 23125 199',
          'Praxis: 030 23125 100',
          'Fax: 030 23125 101',
          'E-Mail: praxis@lindenhof.example',
        ],
        Sprechzeiten: [
          'Montag bis Freitag 8–12 Uhr',
          'Donnerstag 14–18 Uhr',
          'Samstag geschlossen',
        ],
        Preise: ['Zahnreinigung: 95 €', 'Bleaching: ab 320 €'],
      },
      'de',
      'german',
    ),
  )

  it('gives the number of the practice, and never the emergency line or the fax in its place', async () => {
    const said = await ask('wie ist eure telefonnummer?')
    expect(said).toContain('030 23125 100')
    expect(said).not.toMatch(/199|101/)
  })

  it('gives the emergency line to who tells of an emergency in words it has never read', async () => {
    const said = await ask('hilfe, er kriegt keine luft mehr und die lippen werden blau!')
    expect(said).toContain('030 23125 199')
  })

  it('gives the emergency line to who tells at length of what may be an emergency, and not for two words', async () => {
    const said = await ask('der zahn pocht und pocht, ich werd noch irre heut nacht')
    expect(said).toContain('030 23125 199')
    expect(await ask('zahn raus')).not.toContain('199')
  })

  it('gives the emergency line to who asks for it', async () => {
    expect(await ask('Welche Nummer hat der Notdienst?')).toContain('030 23125 199')
  })

  it('tells what is open today by the hours of the day', async () => {
    const said = await ask('habt ihr heute auf?')
    expect(said).toContain('Heute: 08:00–12:00')
    expect(said).toContain('Montag bis Freitag')
  })

  it('answers in the language of who asks, with the page as it stands', async () => {
    expect(await ask('What is your phone number?')).toContain('Phone: 030 23125 100')
    expect(await ask('What are your opening hours?')).toContain('Montag bis Freitag 8–12 Uhr')
  })

  it('names the price that was asked for, and no other', async () => {
    const said = await ask('Was kostet eine Zahnreinigung?')
    expect(said).toContain('95 €')
    expect(said).not.toContain('320')
  })
})

describe('what a dance studio says of itself', () => {
  beforeEach(async () => {
    agent = { ...agent, brandName: 'Tapestry Dance Studio' }
    await learn(
      {
        Contact: [
          'Address: 1190 Orchard Street, Fennimore Falls, WI 53999',
          'Phone: (608) 555-0162',
        ],
        Classes: ['Styles: ballet, tap, jazz and hip hop', 'Parking: behind the studio'],
      },
      'en',
      'english',
    )
  })

  it('gives its number to who calls it by a word of its name', async () => {
    expect(await ask('what is the phone number of the studio')).toContain('(608) 555-0162')
  })

  it('says its name to who asks what it is called', async () => {
    expect(await ask('What is this place called?')).toContain('Tapestry Dance Studio')
    expect(await ask('What is the chef called?')).not.toContain('Tapestry Dance Studio')
  })

  it('says what it enumerates behind what is asked for', async () => {
    expect(await ask('Which styles can you teach?')).toMatch(/ballet.*tap.*jazz.*hip hop/s)
  })
})

it('a price of a table is said where the page says once that its prices are in euros', async () => {
  await learn(
    {
      Tarifs: [
        'Ramonage poêle à bois | 75',
        'Ramonage feu ouvert | 85',
        'Prix en euros, TVA comprise.',
      ],
    },
    'fr',
    'french',
  )
  expect(await ask('Combien coûte le ramonage du feu ouvert ?')).toContain('85')
})

it('a compound of the page is what words asked apart mean', async () => {
  await learn({ Preise: ['Herrenhaarschnitt: 32 €', 'Kindergeburtstag: 140 €'] }, 'de', 'german')
  const said = await ask('Was kostet ein Haarschnitt für Herren?')
  expect(said).toContain('32 €')
  expect(said).not.toContain('140')
})
