import { beforeAll, describe, expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import { factsOf } from '../../ports/reader/facts/index.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { buildTestDeps } from '../../test/test-app.ts'
import { replyOf } from '../../test/reply-of.ts'
import type { AgentProfile } from '../agents/agent-profile.ts'
import type { Turn } from './types.ts'

const PAGE: Record<string, string[]> = {
  'Sports massage': ['Sports massage: £55. It takes 60 minutes and is given by Tom Baker.'],
  'Hot stones': ['Hot stone massage: £70. It takes 90 minutes.'],
  'Our café': ['The café sells soup, cake and coffee. Soup: £6'],
  'What we do': ['- Massage', '- Facials', '- Saunas by the hour'],
  'Opening hours': ['Monday to Friday: 9:00–18:00', 'Saturday: 10:00–14:00', 'Sunday: closed'],
}

describe('a question that goes on with the one before it', () => {
  let deps: Deps
  let agent: AgentProfile
  beforeAll(async () => {
    deps = await buildTestDeps()
    agent = await anAgent(deps.db, (await aUser(deps)).user.id)
    const url = 'https://spa.example/'
    const blocks = Object.entries(PAGE).flatMap(([heading, lines]) =>
      lines.map((text) => ({ headings: [heading], text, page: null })),
    )
    const passages = Object.entries(PAGE).map(([heading, lines]) => ({
      heading,
      text: lines.join('\n'),
    }))
    const facts = factsOf({ blocks, document: null, url, language: 'en' })
    await aKnowledgeItem(deps.db, agent, [{ title: 'Spa', url, language: 'en', passages, facts }])
  })

  async function lastOf(...texts: string[]): Promise<string> {
    const history: Turn[] = []
    for (const text of texts) {
      const said = await replyOf(deps, { agent, history: [...history], text })
      history.push({ role: 'customer', text }, { role: 'agent', text: said })
    }
    return history.at(-1)!.text
  }

  it('is about the same thing, and about nothing else', async () => {
    const price = await lastOf('Do you do sports massage?', 'and how much is it?')
    expect(price).toContain('£55')
    expect(price).not.toMatch(/£70|£6\b/)
    expect(await lastOf('How much is the hot stone massage?', 'how long does it take?')).toContain(
      '90 minutes',
    )
  })

  it('is still about it after another one', async () => {
    const said = await lastOf('Do you do sports massage?', 'how much?', 'ok', 'and who does that?')
    expect(said).toContain('Tom Baker')
  })

  it('may ask the same of something else', async () => {
    const said = await lastOf('How much is a sports massage?', 'and hot stones?')
    expect(said).toContain('£70')
  })

  it('is not known where the thing has no such thing', async () => {
    expect(await lastOf('Do you have a café?', 'who runs it?')).toMatch(/^I don't (know|have)/)
  })

  it('is not answered by what was just said, unless it asks for something in it', async () => {
    expect(await lastOf('Do you have a café?', 'how does it work?')).toMatch(/^I don't (know|have)/)
    expect(await lastOf('Do you have a café?', 'is there soup?')).toContain('soup')
  })

  it('may be about all that the business does, whatever came before', async () => {
    const said = await lastOf('How much is a sports massage?', 'what else do you do?')
    expect(said).toContain('Saunas by the hour')
  })

  it.each(['ok, thanks', 'great!', 'and how are you?'])(
    'is not what is small talk: %s',
    async (text) => {
      expect(await lastOf('Do you do sports massage?', text)).not.toMatch(/don't know|massage/)
    },
  )

  it('leaves a question alone that names its own subject', async () => {
    const said = await lastOf('How much is a sports massage?', 'are you open on Saturday?')
    expect(said).toContain('10:00')
    expect(said).not.toContain('£55')
  })
})
