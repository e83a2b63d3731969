import { beforeEach, describe, expect, it } from 'vitest'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { rulesFor } from './service.ts'

const FRIEND = '+12025550123'
const SELLER = '+12025550199'

let test: Awaited<ReturnType<typeof buildTestApp>>
let cookie: string
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  const owner = await aUser(test.deps)
  cookie = owner.cookie
  agentId = (await anAgent(test.deps.db, owner.user.id, { type: 'ANTI_THEFT' })).id
})

const change = (payload: object) =>
  test.app.inject({
    method: 'PATCH',
    url: `/api/agent/screening/${agentId}`,
    headers: { cookie, origin: TEST_ORIGIN },
    payload,
  })

describe('the screening rules of an agent', () => {
  it('are empty until the owner sets them, and unmentioned fields stay', async () => {
    const url = `/api/agent/screening/${agentId}`
    const first = await test.app.inject({ url, headers: { cookie } })
    expect(first.json().data).toEqual({
      agent_id: agentId,
      allow_numbers: [],
      block_numbers: [],
      number_names: {},
    })
    await change({ allow_numbers: [FRIEND, FRIEND] })
    expect((await change({ block_numbers: [SELLER] })).json().data).toEqual({
      agent_id: agentId,
      allow_numbers: [FRIEND],
      block_numbers: [SELLER],
      number_names: {},
    })
  })

  it('hold a number on one list only', async () => {
    await change({ allow_numbers: [FRIEND, SELLER] })
    expect((await change({ block_numbers: [SELLER] })).json().data).toMatchObject({
      allow_numbers: [FRIEND],
      block_numbers: [SELLER],
    })
    expect(await rulesFor(test.deps, agentId, SELLER)).toMatchObject({
      onAllowList: false,
      onBlockList: true,
    })
  })

  it('keep the name of a number with it, and delete the name with the number', async () => {
    await change({
      allow_numbers: [FRIEND],
      number_names: { [FRIEND]: ' Ada ', [SELLER]: 'Nobody' },
    })
    const { data } = (await change({})).json()
    expect(data.number_names).toEqual({ [FRIEND]: 'Ada' })
    expect((await change({ allow_numbers: [] })).json().data.number_names).toEqual({})
  })

  it('take one number from a call, whatever else is on the lists', async () => {
    await change({ allow_numbers: [FRIEND] })
    const list = (payload: object) =>
      test.app.inject({
        method: 'PATCH',
        url: `/api/agent/screening/${agentId}/number`,
        headers: { cookie, origin: TEST_ORIGIN },
        payload,
      })
    const both = [
      list({ phone: SELLER, list: 'block', name: 'Solar panels' }),
      list({ phone: '+12025550188', list: 'allow' }),
    ]
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await list({ phone: FRIEND, list: 'block' })).json().data).toMatchObject({
      allow_numbers: ['+12025550188'],
      block_numbers: [SELLER, FRIEND],
      number_names: { [SELLER]: 'Solar panels' },
    })
    expect(await rulesFor(test.deps, agentId, SELLER)).toMatchObject({ onBlockList: true })
    expect((await list({ phone: SELLER, list: 'none' })).json().data).toMatchObject({
      block_numbers: [FRIEND],
      number_names: {},
    })
    expect((await list({ phone: 'anonymous', list: 'block' })).statusCode).toBe(400)
  })

  it.each([[{ allow_numbers: ['call me'] }, 'Invalid phone number']])(
    'refuse invalid values: %j',
    async (rules, message) => {
      const response = await change(rules)
      expect([response.statusCode, response.json().message]).toEqual([400, message])
    },
  )
})
