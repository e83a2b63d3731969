import { expect, it } from 'vitest'
import type { Fact } from '../../ports/reader/fact.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { replyOf } from '../../test/reply-of.ts'
import { buildTestDeps } from '../../test/test-app.ts'

const TEAM = 'Our head chef is Marta Olsen. The garden is looked after by Piet Vos.'
const phone = (label: string, text: string, number: string): Fact => ({
  kind: 'phone',
  role: 'general',
  label,
  text,
  heading: '',
  pageNumber: null,
  value: { number },
})

it('who asks for the number of somebody just named is not given another one for it', async () => {
  const deps = await buildTestDeps()
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  const facts = [
    phone('', 'Phone: 020 7946 0001', '+442079460001'),
    phone('Piet Vos, garden', 'Piet Vos, garden: 020 7946 0777', '+442079460777'),
  ]
  const passages = [{ heading: 'Team', text: TEAM }]
  await aKnowledgeItem(deps.db, agent, [{ title: 'Team', passages, facts }])
  const numberAfter = (asked: string, said: string, text: string) =>
    replyOf(deps, {
      agent,
      text,
      history: [
        { role: 'customer', text: asked },
        { role: 'agent', text: said },
      ],
    })

  const ofChef = await numberAfter(
    'who is the head chef',
    'Our head chef is Marta Olsen.',
    'whats her number',
  )
  expect(ofChef).toMatch(/definite answer[^]*0001/)
  const ofGardener = await numberAfter(
    'who looks after the garden',
    'The garden is looked after by Piet Vos.',
    'and his phone number?',
  )
  expect(ofGardener).toContain('0777')
  const ofBusiness = await numberAfter(
    'who is the head chef',
    'Our head chef is Marta Olsen.',
    'what is your number',
  )
  expect(ofBusiness).toMatch(/^Phone:[^]*0001/)
})
