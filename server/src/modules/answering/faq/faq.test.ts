import { beforeAll, describe, expect, it } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { aUser, anAgent } from '../../../test/factories.ts'
import { aKnowledgeItem } from '../../../test/knowledge-factory.ts'
import { replyOf } from '../../../test/reply-of.ts'
import { buildTestDeps } from '../../../test/test-app.ts'
import type { AgentProfile } from '../../agents/agent-profile.ts'

const FAQ: Record<string, string> = {
  'Cosa è incluso nel prezzo?':
    'Nel prezzo della camera sono compresi pernottamento e prima colazione.',
  'È disponibile il WiFi?': 'Sì, in tutto l’albergo. La password è alla reception.',
  'Avete camere per persone con disabilità?': 'Sì, due al piano terra.',
  'Quali sono gli orari di accesso?': 'L’accesso alla struttura è possibile 24 ore su 24.',
  'Posso portare il mio cane?': 'Sì, purché sia di piccola taglia.',
  'Dove si parcheggia?': 'Nel cortile, i posti sono dodici.',
}

describe('a question that the website answers itself', () => {
  let deps: Deps
  let agent: AgentProfile
  beforeAll(async () => {
    deps = await buildTestDeps()
    agent = await anAgent(deps.db, (await aUser(deps)).user.id)
    const passages = Object.entries(FAQ).map(([heading, text]) => ({ heading, text }))
    const page = { title: 'Albergo', url: 'https://albergo.example/', language: 'it', passages }
    await aKnowledgeItem(deps.db, agent, [page], { config: 'italian' })
  })
  const ask = (text: string) => replyOf(deps, { agent, text })

  it('is answered though its words say hardly anything', async () => {
    expect(await ask('cosa è incluso nel prezzo')).toBe(FAQ['Cosa è incluso nel prezzo?'])
  })

  it('is answered whole', async () => {
    expect(await ask('è disponibile il wifi')).toContain(FAQ['È disponibile il WiFi?'])
  })

  it('is not answered where its answer lacks what is asked for', async () => {
    expect(await ask('quanto costa il wifi?')).not.toContain('password')
  })
})
