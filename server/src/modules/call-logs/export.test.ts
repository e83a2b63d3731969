import { beforeEach, expect, it } from 'vitest'
import { callMessages, calls } from '../../db/schema/calls.ts'
import { newSid } from '../../ports/telephony/sids.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  const agent = await anAgent(test.deps.db, owner.user.id, { type: 'ANTI_THEFT' })
  const common = {
    userId: owner.user.id,
    agentId: agent.id,
    channel: 'phone' as const,
    toNumber: '+14155550100',
    status: 'completed',
    stage: 'ended' as const,
  }
  const [call] = await test.deps.db
    .insert(calls)
    .values([
      {
        ...common,
        callSid: newSid('CA'),
        fromNumber: '+12025550123',
        callerName: 'Ravi',
        callReason: 'Results',
        startedAt: new Date('2026-01-31T09:30:00Z'),
        decision: 'connect' as const,
        dialledAt: new Date('2026-01-31T09:30:40Z'),
        acceptedAt: new Date('2026-01-31T09:30:50Z'),
        durationSeconds: 75,
      },
      { ...common, callSid: newSid('CA'), fromNumber: 'anonymous', callReason: 'Parcel' },
      { ...common, callSid: newSid('CA'), fromNumber: 'client:browser', channel: 'browser' },
    ])
    .returning()
  await test.deps.db.insert(callMessages).values([
    { callId: call!.id, seq: 1, entityType: 'agent', content: 'Who is calling?' },
    { callId: call!.id, seq: 2, entityType: 'user', content: 'Ravi.' },
  ])
})

const exported = async ({ cookie } = owner, query: { q?: string } = {}) =>
  (await test.app.inject({ url: '/api/call-logs/export', query, headers: { cookie } })).body

it('is a file of every call with its transcript, the oldest first', async () => {
  const lines = (await exported()).split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[1]).toMatch(
    /^[\da-f-]{36},2026-01-31 09:30:00,Ravi,'\+12025550123,,,,Helper,Results,,Put through,,75,"Agent: Who is calling\?\nCaller: Ravi\."$/,
  )
  expect(lines[2]).toMatch(/,anonymous,,,,Helper,Parcel,/)
  expect(lines[3]).toMatch(/,Browser test call,,,,Helper,/)
})

it('contains the results of a search, and nothing of another account', async () => {
  const found = await exported(owner, { q: 'ravi' })
  expect(found).toContain('Results')
  expect(found).not.toContain('Parcel')
  const stranger = await aUser(test.deps)
  for (const query of [{}, { q: 'ravi' }])
    expect((await exported(stranger, query)).split('\r\n')).toHaveLength(2)
})
