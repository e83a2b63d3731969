import { beforeEach, describe, expect, it } from 'vitest'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { isQuiet } from './quiet.ts'
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
  it('are empty until the owner sets them, and what is not mentioned stays', async () => {
    const url = `/api/agent/screening/${agentId}`
    const first = await test.app.inject({ url, headers: { cookie } })
    expect(first.json().data).toEqual({
      agent_id: agentId,
      allow_numbers: [],
      block_numbers: [],
      quiet_hours: null,
    })
    await change({ allow_numbers: [FRIEND, FRIEND] })
    const quiet_hours = { from: '22:00', to: '07:00', time_zone: 'America/Chicago' }
    expect((await change({ quiet_hours })).json().data).toEqual({
      agent_id: agentId,
      allow_numbers: [FRIEND],
      block_numbers: [],
      quiet_hours,
    })
    expect((await change({ quiet_hours: null })).json().data.quiet_hours).toBeNull()
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

  it.each([
    [{ allow_numbers: ['call me'] }, 'Invalid phone number'],
    [{ quiet_hours: { from: '25:00', to: '07:00', time_zone: 'UTC' } }, 'Enter a time like 22:00'],
    [
      { quiet_hours: { from: '22:00', to: '07:00', time_zone: 'Mars' } },
      'This time zone is not known.',
    ],
  ])('refuse what makes no sense: %j', async (rules, message) => {
    const response = await change(rules)
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })
})

it.each([
  ['22:00', '07:00', '2026-01-01T23:00:00Z', true],
  ['22:00', '07:00', '2026-01-01T06:59:00Z', true],
  ['22:00', '07:00', '2026-01-01T07:00:00Z', false],
  ['09:00', '17:00', '2026-01-01T12:00:00Z', true],
  ['09:00', '17:00', '2026-01-01T17:00:00Z', false],
  ['00:00', '00:00', '2026-01-01T12:00:00Z', true],
])('from %s to %s is quiet at %s: %s', (from, to, at, expected) => {
  expect(isQuiet({ from, to, time_zone: 'UTC' }, new Date(at))).toBe(expected)
})
