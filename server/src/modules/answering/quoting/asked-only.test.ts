import { beforeEach, expect, it } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { factsOf } from '../../../ports/reader/facts/index.ts'
import { cutPassages } from '../../../ports/reader/passages.ts'
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

/** The pages of a website, each with its headings and the lines below them. */
async function learn(pages: Record<string, string[]>[], language = 'en', config = 'english') {
  const made = pages.map((sections, number) => {
    const blocks = Object.entries(sections).flatMap(([heading, texts]) =>
      texts.map((text) => ({ headings: [heading], text, page: null })),
    )
    const passages = cutPassages(blocks, language).map(({ heading, text }) => ({ heading, text }))
    const url = `https://dentist.example/${number}`
    const facts = factsOf({ blocks, document: null, url, language })
    return { title: 'Lakeside Dental', url, language, passages, facts }
  })
  await aKnowledgeItem(deps.db, agent, made, { config })
}

const ask = (text: string) => replyOf(deps, { agent, text })

const PRICES = ['Check-up: £45', 'Hygienist: £62', 'Crown: £620', 'Implant: from £2,100']

it('the price of one thing is told without those of others in its sentence', async () => {
  const fees = 'Check-up £45, hygienist £62, crown £620 and dental plan £18.50 a month.'
  await learn([{ Fees: [fees] }])
  expect(await ask('What does the dental plan cost?')).toBe('dental plan £18.50 a month')
  expect(await ask('How much is a crown?')).toBe('crown £620')
})

it('the price of one thing is told without the sentences about others', async () => {
  const rent =
    'Ein E-Bike kostet 25 € am Tag und 120 € in der Woche. Ein Kinderrad kostet 10 € am Tag.'
  await learn([{ Verleih: [rent] }], 'de', 'german')
  expect(await ask('Was kostet ein Kinderrad?')).toBe('Ein Kinderrad kostet 10 € am Tag.')
  expect(await ask('Was kostet ein E-Bike in der Woche?')).toBe(
    'Ein E-Bike kostet 25 € am Tag und 120 € in der Woche.',
  )
})

it('the second question of a message is about what the first one named', async () => {
  const children = 'Check-ups for children under 12 are free, otherwise £22.'
  await learn([
    { Welcome: ['We treat adults and children.'] },
    { Prices: PRICES, Children: [children] },
  ])
  const said = await ask('Do you treat children and what does it cost?')
  expect(said).toContain('We treat adults and children.')
  expect(said).toContain(children)
  expect(said).not.toContain('Crown')
})

it('what two pages say in nearly the same words is told once', async () => {
  const nearly = (article: string) =>
    `You should not smoke for two weeks before and after ${article} implant is placed.`
  await learn([
    { 'Dental implants': ['An implant replaces the root of a tooth.', nearly('the')] },
    { Questions: [`Can I get an implant if I smoke? ${nearly('an')} Smoking may make it fail.`] },
  ])
  const said = await ask('I smoke, can I get an implant?')
  expect(said.match(/You should not smoke/g)).toHaveLength(1)
})

it('hours are told in the language of the answer, the label and the day', async () => {
  await learn([{ 'Opening hours': ['Saturday: 9:00–12:00', 'Sunday: closed'] }])
  expect(await ask('Siete aperti domenica?')).toBe('Orari:\n- domenica: chiuso')
})
