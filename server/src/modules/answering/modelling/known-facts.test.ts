import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { knowledgeFacts } from '../../../db/schema/knowledge-content.ts'
import { knowledgePages } from '../../../db/schema/knowledge.ts'
import type { Fact } from '../../../ports/reader/fact.ts'
import { aBookingPage } from '../../../test/booking-page.ts'
import { aUser, anAgent } from '../../../test/factories.ts'
import { factsIn } from '../../../test/facts.ts'
import { aKnowledgeItem } from '../../../test/knowledge-factory.ts'
import { startStubModel, type StubModel } from '../../../test/stub-model.ts'
import { buildTestDeps } from '../../../test/test-app.ts'
import { partsOf } from '../../../test/reply-of.ts'
import { agentProfile } from '../../agents/profile.ts'
import type { AgentProfile } from '../../agents/agent-profile.ts'
import type { Turn } from '../types.ts'

const SITE = 'https://vet.example/contact'

describe('the facts a model is given', () => {
  let stub: StubModel
  let deps: Deps
  let agent: AgentProfile

  beforeEach(async () => {
    stub = await startStubModel()
    const environment = {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'stub',
      MODEL_BASE_URL: stub.url,
    }
    deps = {
      ...(await buildTestDeps(environment)),
      now: () => new Date('2026-03-04T23:30:00Z'),
    }
    const { user } = await aUser(deps)
    agent = { ...(await anAgent(deps.db, user.id)), language: 'de' }
  })
  afterEach(() => stub.close())

  async function learn(text: string, facts: Fact[]) {
    const item = await aKnowledgeItem(deps.db, agent, [
      { title: 'Contact', url: SITE, passages: [{ text }] },
    ])
    const [page] = await deps.db
      .select()
      .from(knowledgePages)
      .where(eq(knowledgePages.itemId, item.id))
    const place = { itemId: item.id, pageId: page!.id }
    await deps.db
      .insert(knowledgeFacts)
      .values(facts.map((fact, position) => ({ ...fact, ...place, position })))
  }

  async function ask(text: string, history: Turn[] = []) {
    const parts = await partsOf(deps, { agent, history, text })
    const [system, ...turns] = stub.requests.at(-1)!.messages!.map(({ content }) => String(content))
    const sources = parts.flatMap((part) => (part.type === 'sources' ? part.sources : []))
    return { system: system!, message: turns.at(-1)!, sources }
  }

  const PHONES = 'Reception: +41 44 668 18 00\nEmergencies: +41 44 668 18 99'

  it('name the role of a number, and that an emergency line is for nothing else', async () => {
    await learn('We look after cats and dogs.', factsIn('phone', PHONES))
    const { system, message } = await ask('What is your phone number?')
    expect(message).toContain('Phone (reception): Reception: +41 44 668 18 00')
    expect(message).toContain('Phone (EMERGENCIES ONLY')
    expect(system).toContain('Never give a number or address meant for emergencies')
  })

  it('are sources that can be cited', async () => {
    await learn('We look after cats and dogs.', factsIn('phone', PHONES))
    stub.behave({ reply: 'Call +41 44 668 18 00 [1].' })
    const { sources } = await ask('What is your phone number?')
    expect(sources).toEqual([
      {
        title: 'Contact',
        url: SITE,
        page: null,
        snippet: 'Reception: +41 44 668 18 00 Emergencies: +41 44 668 18 99',
      },
    ])
  })

  it('are given with the current date, which determines today and tomorrow', async () => {
    await learn('We look after cats and dogs.', factsIn('hours', 'Monday to Friday: 9:00 to 17:00'))
    const { system, message } = await ask('What are your opening hours tomorrow?')
    expect(message).toContain('Opening hours: Monday to Friday: 9:00 to 17:00')
    expect(system).toMatch(/It is Wednesday,? 4 March 2026/)
  })

  it('are given with the time zone of the business if it is known', async () => {
    await aBookingPage(deps, agent)
    agent = await agentProfile(deps, agent.id)
    const { system } = await ask('Are you open today?')
    expect(system).toMatch(/It is Wednesday,? 4 March 2026.* 18:30 \(America\/New_York\)/)
  })

  it('include those asked for by the previous question if this one continues it', async () => {
    await learn('We look after cats and dogs.', factsIn('price', 'Cat: € 40\nDog: € 60'))
    const before: Turn = { role: 'customer', text: 'How much do I pay for a cat?' }
    expect((await ask('and a dog?', [before])).message).toContain('Price: Dog: € 60')
  })

  it('are left out if nobody asked for them', async () => {
    await learn('We look after cats and dogs.', factsIn('phone', PHONES))
    expect((await ask('Who looks after cats?')).message).not.toContain('Phone')
  })

  it('are given once and within a limit, those related to the question first', async () => {
    const many = Array.from({ length: 300 }, (_, at) => `Treatment number ${at}: € ${at + 1}`)
    const prices = [...many, ...many, 'Vaccination of a rabbit: € 39'].join('\n')
    await learn('We look after cats and dogs.', factsIn('price', prices))
    const { message } = await ask('How much is the vaccination of a rabbit?')
    const lines = message.split('\n').filter((line) => line.startsWith('Price:'))
    expect(lines[0]).toContain('Vaccination of a rabbit')
    expect(new Set(lines).size).toBe(lines.length)
    expect(message.length).toBeLessThan(4_000)
  })

  it('are accompanied by the name of the agent’s language', async () => {
    expect((await ask('Was kostet das?')).system).toContain('Answer in German')
  })
})
