import { beforeEach, describe, expect, it } from 'vitest'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { agentProfile, widgetConfig } from './profile.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
})

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api${url}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })

const create = (name: string, type: string) => call('POST', '/agent', { name, type })

describe('making agents', () => {
  it('a new agent is inactive and can be read at once', async () => {
    const created = (await create(' Frontdesk ', 'CHATBOT')).json()
    expect(created.message).toBe('')
    expect(created.data).toMatchObject({
      name: 'Frontdesk',
      type: 'CHATBOT',
      activated: false,
      used_number: null,
      integrations: 0,
    })
    expect((await call('GET', `/agent/${created.data.id}`)).json().data).toEqual(created.data)
  })

  it('lists the anti-theft agent first, then the newest', async () => {
    await create('Guard', 'ANTI_THEFT')
    await create('Older', 'CHATBOT')
    await create('Newer', 'SALES_ASSISTANT')
    const { data } = (await call('GET', '/agents')).json()
    expect(data.map((agent: { name: string }) => agent.name)).toEqual(['Guard', 'Newer', 'Older'])
  })

  it.each([
    ['', 'Agent name is required'],
    ['a'.repeat(16), 'Agent name must be at most 15 characters'],
  ])('refuses the name %j with a sentence', async (name, message) => {
    const response = await create(name, 'CHATBOT')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message, code: 'validation_failed' })
  })

  it('allows one anti-theft agent an account, also when requests race', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create('Guard', 'ANTI_THEFT')))
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409, 409])
    const refusal = answers.find((answer) => answer.statusCode === 409)
    expect(refusal?.json()).toEqual({
      message: 'You already have an anti-theft agent: 1 agent (max).',
      code: 'agent_limit_reached',
    })
  })

  it('allows another anti-theft agent once the first is deleted', async () => {
    const first = (await create('Guard', 'ANTI_THEFT')).json().data
    await call('DELETE', `/agent/${first.id}?tid=42`)
    expect((await create('Guard', 'ANTI_THEFT')).statusCode).toBe(200)
  })
})

describe('changing an agent', () => {
  it('is activated', async () => {
    const agent = await anAgent(test.deps.db, owner.user.id, { activated: false })
    const { data } = (await call('PATCH', `/agent/activate/${agent.id}`)).json()
    expect(data.activated).toBe(true)
  })

  it('starts with its own name as the brand', async () => {
    const { id } = (await create('Frontdesk', 'CHATBOT')).json().data
    expect((await call('GET', `/agent/chatbot-config/${id}`)).json().data).toMatchObject({
      agent_id: id,
      brand_name: 'Frontdesk',
      brand_color: '#2b3bd1',
      text_color: '#ffffff',
    })
  })

  it('keeps the fields of the appearance that were not sent', async () => {
    const agent = await anAgent(test.deps.db, owner.user.id)
    const response = await call('PATCH', '/agent/chatbot-config', {
      agent_id: agent.id,
      brand_name: 'Bakery',
    })
    expect(response.json().message).toBe('Appearance updated')
    expect(response.json().data).toMatchObject({
      brand_name: 'Bakery',
      welcome_message: agent.welcomeMessage,
    })
  })

  it.each([
    [{ brand_name: ' ' }, 'Brand name is required.'],
    [{ welcome_message: '' }, 'Welcome message is required.'],
    [{ brand_color: 'red' }, 'Enter a colour as hex, like #1f3bb3'],
  ])('refuses the appearance %j', async (change, message) => {
    const agent = await anAgent(test.deps.db, owner.user.id)
    const response = await call('PATCH', '/agent/chatbot-config', { agent_id: agent.id, ...change })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(message)
  })

  it('keeps the settings that were not sent', async () => {
    const agent = await anAgent(test.deps.db, owner.user.id, { instructions: 'Be brief.' })
    const response = await call('PATCH', '/agent/settings', { agent_id: agent.id, language: 'fr' })
    expect(response.json().message).toBe('Settings updated')
    expect((await call('GET', `/agent/settings/${agent.id}`)).json().data).toMatchObject({
      language: 'fr',
      instructions: 'Be brief.',
      allow_handover: true,
    })
  })

  it('a change without fields is accepted', async () => {
    const agent = await anAgent(test.deps.db, owner.user.id)
    expect((await call('PATCH', '/agent/settings', { agent_id: agent.id })).statusCode).toBe(200)
  })

  it('notifies the open dashboards of the account', async () => {
    const told: unknown[] = []
    test.deps.bus.subscribe('dashboard', (event) => told.push(event))
    const { id } = (await create('Frontdesk', 'CHATBOT')).json().data
    expect(told).toEqual([{ userId: owner.user.id, name: 'agent', event: { id, agent_id: id } }])
  })
})

describe('the settings that answers and widgets read', () => {
  it('are updated at once although they are cached', async () => {
    const agent = await anAgent(test.deps.db, owner.user.id)
    expect((await agentProfile(test.deps, agent.id)).instructions).toBe('')
    await call('PATCH', '/agent/settings', { agent_id: agent.id, instructions: 'Be brief.' })
    expect((await agentProfile(test.deps, agent.id)).instructions).toBe('Be brief.')
  })

  it('split the suggested questions on commas and drop empty pieces', async () => {
    const agent = await anAgent(test.deps.db, owner.user.id)
    await call('PATCH', '/agent/chatbot-config', {
      agent_id: agent.id,
      suggested_questions: 'Opening hours?, ,Prices?,',
    })
    const config = await widgetConfig(test.deps, agent.id, null)
    expect(config.suggested_questions).toEqual(['Opening hours?', 'Prices?'])
    expect(config.active).toBe(true)
  })

  it('do not exist for a deleted agent', async () => {
    const agent = await anAgent(test.deps.db, owner.user.id)
    await widgetConfig(test.deps, agent.id, null)
    await call('DELETE', `/agent/${agent.id}`)
    await expect(widgetConfig(test.deps, agent.id, null)).rejects.toMatchObject({ status: 404 })
  })
})
