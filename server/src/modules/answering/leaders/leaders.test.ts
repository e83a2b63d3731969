import { beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../../deps.ts'
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

const learn = (config: string, ...passages: { heading?: string; text: string }[]) =>
  aKnowledgeItem(
    deps.db,
    agent,
    [{ title: 'About us', url: 'https://site.example/about', passages }],
    { config },
  )

const ask = (text: string) => replyOf(deps, { agent, text })

describe('who runs the business', () => {
  it.each([
    ['english', 'who owns it?', 'Owner: Emma Reed'],
    ['english', 'who owns the place?', 'A small studio by the sea, run by Emma Reed since 2014.'],
    [
      'german',
      'wer ist bei euch der Chef?',
      'Seit 1966 Familienbetrieb, geführt von Peter Maurer.',
    ],
    ['german', 'Wem gehört die Praxis?', 'Dr. Ruth Ahrens: Praxisinhaberin, Implantate'],
    ['french', 'qui est la patronne ?', 'Gérante : Martine Dupuis'],
    ['spanish', '¿quién dirige la empresa?', 'Gerente: Antonio Benítez'],
    ['italian', 'chi è il titolare?', 'Titolare: Marina Conti'],
    ['portuguese', 'quem é o dono?', 'Dono: Rui Salgado'],
    ['dutch', 'wie is de baas?', 'Zaakvoerster is Greet Wouters.'],
  ])('is told in %s to "%s"', async (config, question, told) => {
    await learn(config, { text: told }, { heading: 'Team', text: 'Anna Bauer\nJan Peters' })
    expect(await ask(question)).toBe(told)
  })

  it('is told with the name that stands above', async () => {
    await learn('english', { heading: 'Emma Reed', text: 'Director and owner. Teaches ballet.' })
    expect(await ask('who runs the studio')).toBe('Emma Reed: Director and owner.')
  })

  it('is the one who says so most plainly', async () => {
    await learn(
      'english',
      { text: 'Tom Ashdown runs the summer course.' },
      { text: 'Owner: Emma Reed' },
    )
    expect(await ask("who's the boss?")).toBe('Owner: Emma Reed')
  })

  it('is no name of a place, and does not answer who leads something else', async () => {
    await learn('english', { text: 'Our staff are friendly. Family owned garage.' })
    expect(await ask('who is the owner?')).not.toContain('garage')
    await learn('english', { text: 'Owner: Emma Reed' })
    expect(await ask('who leads the choir?')).not.toContain('Emma')
  })
})
