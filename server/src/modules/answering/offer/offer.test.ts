import { beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { aUser, anAgent } from '../../../test/factories.ts'
import { aKnowledgeItem, type PageFields } from '../../../test/knowledge-factory.ts'
import { buildTestDeps } from '../../../test/test-app.ts'
import { replyOf } from '../../../test/reply-of.ts'
import type { AgentProfile } from '../../agents/agent-profile.ts'

const HOME: PageFields = {
  title: 'Harrow Lane Locksmiths',
  url: 'https://locks.example/',
  passages: [
    {
      heading: 'Your local locksmith',
      text: 'Tel. 0117 496 0417\nWe open doors, fit locks and cut keys. Free visits within ten miles.\n## Opening hours\nMonday to Friday 9 to 5',
    },
  ],
}

let deps: Deps
let agent: AgentProfile

beforeEach(async () => {
  deps = await buildTestDeps()
  agent = await anAgent(deps.db, (await aUser(deps)).user.id)
})

const learn = (pages: PageFields[], config?: string) =>
  aKnowledgeItem(deps.db, agent, pages, config ? { config } : {})

const ask = (text: string) => replyOf(deps, { agent, text })

const ofList = (...items: string[]) => items.map((item) => `- ${item}`).join('\n')

describe('what a business does', () => {
  it.each([
    ['english', 'What we do', 'what do you do?'],
    ['english', 'Our services', 'Tell me about your services'],
    ['english', 'Our services', 'tell me about your company'],
    ['german', 'Leistungen', 'erzähl mal von eurem Betrieb'],
    ['italian', 'Servizi', 'raccontami della vostra azienda'],
    ['german', 'Leistungen und Preise', 'was macht ihr alles?'],
    ['french', 'Nos prestations', 'quels travaux faites-vous ?'],
    ['spanish', 'Qué hacemos', '¿qué servicios tenéis?'],
    ['italian', 'Cosa facciamo', 'che lavori fate?'],
    ['portuguese', 'Os nossos serviços', 'o que vocês fazem?'],
    ['dutch', 'Wat wij doen', 'wat doen jullie allemaal?'],
  ])('is the list below the heading that says so: %s, %s', async (config, heading, question) => {
    const passages = [{ heading, text: '- Schloss A\n- Kilo B\n- Foto C' }]
    await learn([HOME, { title: 'Page', url: 'https://locks.example/2', passages }], config)
    expect(await ask(question)).toBe(ofList('Schloss A', 'Kilo B', 'Foto C'))
  })

  it('is on the page whose title says so, without the number at its foot', async () => {
    const text = 'Key cut: £6.50\nSafe opening: £95\nCall 0117 496 0417'
    const title = 'Services | Harrow Lane Locksmiths'
    await learn([HOME, { title, url: 'https://locks.example/services', passages: [{ text }] }])
    expect(await ask('Which services do you offer?')).toBe(
      ofList('Key cut: £6.50', 'Safe opening: £95'),
    )
  })

  it('is how the home page begins where nothing lists it', async () => {
    const other = { heading: 'How we work', text: '- Call us\n- We come\n- You pay' }
    await learn([{ title: 'Work', url: 'https://locks.example/work', passages: [other] }, HOME])
    expect(await ask('What do you do?')).toBe(
      'We open doors, fit locks and cut keys. Free visits within ten miles.',
    )
  })

  it('is told with its prices where only those are listed', async () => {
    const text = 'Key cut: £6.50\nSafe opening: £95\nNew lock: £140\nAll prices include VAT.'
    const passages = [{ heading: 'Prices 2026', text }]
    await learn([{ title: 'Prices', url: 'https://locks.example/prices', passages }, HOME])
    expect(await ask('Which services do you offer?')).toBe(
      `We open doors, fit locks and cut keys. Free visits within ten miles.\n\n${ofList('Key cut: £6.50', 'Safe opening: £95', 'New lock: £140')}`,
    )
  })

  it('does not answer what names something', async () => {
    await learn([HOME])
    expect(await ask('Which brands of paint do you sell?')).not.toContain('We open doors')
  })
})
