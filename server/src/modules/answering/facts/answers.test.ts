import { beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { factsOf } from '../../../ports/reader/facts/index.ts'
import { aUser, anAgent } from '../../../test/factories.ts'
import { aKnowledgeItem } from '../../../test/knowledge-factory.ts'
import { buildTestDeps } from '../../../test/test-app.ts'
import { replyOf } from '../../../test/reply-of.ts'
import type { AgentProfile } from '../../agents/agent-profile.ts'

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

const ask = (text: string) => replyOf(deps, { agent, text })

describe('the facts of a German practice', () => {
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

  it('include the number of the practice, not the emergency line or the fax instead', async () => {
    const said = await ask('wie ist eure telefonnummer?')
    expect(said).toContain('030 23125 100')
    expect(said).not.toMatch(/199|101/)
  })

  it('include the emergency line for an emergency in unknown words', async () => {
    const said = await ask('hilfe, er kriegt keine luft mehr und die lippen werden blau!')
    expect(said).toContain('030 23125 199')
  })

  it('include the emergency line for a described emergency, not for two words', async () => {
    const said = await ask('der zahn pocht und pocht, ich werd noch irre heut nacht')
    expect(said).toContain('030 23125 199')
    expect(await ask('zahn raus')).not.toContain('199')
  })

  it('tell the emergency line first to somebody who may need it and whom nothing answers', async () => {
    const said = await ask('zahn halb abgebrochen, was nun')
    expect(said).toMatch(/^Wenn es nicht warten kann: .*030 23125 199\n\n/)
  })

  it('include the emergency line on request', async () => {
    expect(await ask('Welche Nummer hat der Notdienst?')).toContain('030 23125 199')
  })

  it('include the number of the practice for who says what to call for', async () => {
    const said = await ask('Unter welcher Nummer kann ich einen Termin reservieren?')
    expect(said).toBe('Telefon: 030 23125 100')
  })

  it('show the number of the practice as the closest to that of a person', async () => {
    const said = await ask('Wie ist die Telefonnummer von Herrn Przybylski?')
    expect(said).toMatch(/^Darauf habe ich keine sichere Antwort[^]*Telefon: 030 23125 100/)
  })

  it('include today’s opening hours', async () => {
    const said = await ask('habt ihr heute auf?')
    expect(said).toContain('Heute: 08:00–12:00')
    expect(said).toContain('Montag bis Freitag')
  })

  it('are told in the language of the question', async () => {
    expect(await ask('What is your phone number?')).toContain('Phone: 030 23125 100')
    expect(await ask('What are your opening hours?')).toBe(
      [
        'Opening hours:',
        '- Monday–Friday: 08:00–12:00',
        '- Thursday: 14:00–18:00',
        '- Saturday: closed',
      ].join('\n'),
    )
  })

  it('include only the price that was asked for', async () => {
    const said = await ask('Was kostet eine Zahnreinigung?')
    expect(said).toContain('95 €')
    expect(said).not.toContain('320')
  })
})

describe('the facts of a dance studio', () => {
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

  it('say to call the emergency services where somebody is in danger and no line is known', async () => {
    const text = "Help, my husband collapsed in the bathroom and he isn't breathing!"
    expect(await ask(text)).toMatch(/^If somebody is in danger, call the emergency services/)
  })

  it('say so first where a place in the same words is about something else', async () => {
    const text = 'Help, my husband collapsed behind the studio while parking, he is not breathing!'
    expect(await ask(text)).toMatch(/^If somebody is in danger, call the emergency services/)
  })

  it.each(['How do I book?', 'I would like to book a class please'])(
    'include its number for who wants to book: %s',
    async (text) => {
      expect(await ask(text)).toContain('Phone: (608) 555-0162')
    },
  )

  it('include its number for a question that uses one word of its name', async () => {
    expect(await ask('what is the phone number of the studio')).toContain('(608) 555-0162')
  })

  it('include its name for the question what it is called', async () => {
    expect(await ask('What is this place called?')).toContain('Tapestry Dance Studio')
    expect(await ask('What is the chef called?')).not.toContain('Tapestry Dance Studio')
  })

  it('include a list for the question that it answers', async () => {
    expect(await ask('Which styles can you teach?')).toMatch(/ballet.*tap.*jazz.*hip hop/s)
  })
})

it('hours with words that only the page has are told as written, each line in one language', async () => {
  await learn({ Sprechzeiten: ['Montag 8–12 Uhr nach Vereinbarung'] }, 'de', 'german')
  expect(await ask('What are your opening hours?')).toBe(
    'Opening hours:\n- Montag 8–12 Uhr nach Vereinbarung',
  )
})

it('a price in a table is told if the page says once that its prices are in euros', async () => {
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

it('separate words of a question match a compound of the page', async () => {
  await learn({ Preise: ['Herrenhaarschnitt: 32 €', 'Kindergeburtstag: 140 €'] }, 'de', 'german')
  const said = await ask('Was kostet ein Haarschnitt für Herren?')
  expect(said).toContain('32 €')
  expect(said).not.toContain('140')
})

it.each(['Wo ist das Restaurant?', 'Où se trouve votre restaurant ?'])(
  'any address tells where the place is, whatever it is called: %s',
  async (question) => {
    await learn({ Kontakt: ['Elmweg 6, 59999 Wadersloh'] }, 'de', 'german')
    expect(await ask(question)).toContain('Elmweg 6, 59999 Wadersloh')
  },
)

it('an address within a paragraph is told alone', async () => {
  const notice = 'Gastgeber sind Charo und Matías, Hunde nach Absprache, Anreise ab vier.'
  await learn({ Haus: [`${notice} Elmweg 6, 59999 Wadersloh.`] }, 'de', 'german')
  expect(await ask('Wo seid ihr?')).toBe('Adresse: Elmweg 6, 59999 Wadersloh')
})

it('any number reaches the people of a business, unless one of them has a number of their own', async () => {
  await learn({ Kontakt: ['Telefon: 030 23125 100'] }, 'de', 'german')
  expect(await ask('Telefonnummer vom Vermieter?')).toContain('030 23125 100')
  await learn({ Verwaltung: ['Vermieter: 030 23125 177'] }, 'de', 'german')
  expect(await ask('Telefonnummer vom Vermieter?')).toContain('030 23125 177')
  expect(await ask('Telefonnummer vom Vermieter?')).not.toContain('030 23125 100')
})
