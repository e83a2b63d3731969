import { beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { factsOf } from '../../../ports/reader/facts/index.ts'
import { aUser, anAgent } from '../../../test/factories.ts'
import { aKnowledgeItem } from '../../../test/knowledge-factory.ts'
import { buildTestDeps } from '../../../test/test-app.ts'
import { answer } from '../service.ts'
import type { AgentProfile } from '../types.ts'

/** A Wednesday. */
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
