import { beforeEach, expect, it } from 'vitest'
import { messages } from '../../../db/schema/conversations.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { buildTestApp } from '../../../test/test-app.ts'
import { aVisitor } from '../../../test/visitor.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agent: Awaited<ReturnType<typeof anAgent>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agent = await anAgent(test.deps.db, owner.user.id)
  test.deps.answer = async function* () {
    yield { type: 'text', text: 'Yes, "every day"' }
    yield { type: 'end', outcome: 'answered', offerPerson: false }
  }
})

async function aTalk(...said: string[]) {
  const visitor = await aVisitor(test.app, agent.id)
  for (const text of said) await visitor.say(text)
  return visitor
}

const exported = ({ cookie } = owner, query: { q?: string } = {}) =>
  test.app.inject({ url: '/api/conversations/export', query, headers: { cookie } })

it('is a file of every message with its sender, the oldest conversation first', async () => {
  const first = await aTalk('Open on\nSunday?')
  await first.requestPerson({ name: 'Ines Okafor', email: 'ines@example.com' })
  await aTalk('Hello')
  const { headers, body } = await exported()
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="conversations-\d{4}-\d\d-\d\d\.csv"$/,
    ),
  })
  const lines = body.split('\r\n')
  expect(lines[0]).toBe('\uFEFFConversation,Time (UTC),Customer,Email,Agent,From,Name,Message')
  expect(lines[1]).toMatch(
    /^[\da-f-]{36},\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Ines Okafor,ines@example.com,Helper,Customer,Ines Okafor,"Open on\nSunday\?"$/,
  )
  expect(lines[2]).toMatch(/,Helper,Agent,Helper,"Yes, ""every day"""$/)
  expect(lines.at(-2)).toMatch(/,Helper,"Yes, ""every day"""$/)
  expect(lines.at(-1)).toBe('')
})

it('escapes text that a spreadsheet would run', async () => {
  await aTalk('=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)')
  const { body } = await exported()
  for (const cell of [`"'=HYPERLINK(""http://evil.example"")"`, "'+1", "'-1", "'@SUM(A1)"])
    expect(body).toContain(`,${cell}\r\n`)
})

it('holds every message of a long conversation once, in its order', async () => {
  const { id } = await aTalk('First')
  const said = Array.from({ length: 1_300 }, (_, index) => ({
    conversationId: id,
    seq: 10 + index,
    revision: 10 + index,
    role: 'customer' as const,
    text: `number ${index}`,
    status: 'complete' as const,
  }))
  await test.deps.db.insert(messages).values(said)
  await aTalk('Last')
  const { body } = await exported()
  expect([...body.matchAll(/number (\d+)/g)].map(([, number]) => Number(number))).toEqual(
    said.map((_, index) => index),
  )
  expect(body.match(/,Last\r\n/g)).toHaveLength(1)
})

it('contains the results of a search, and nothing of another account', async () => {
  await aTalk('A saddle')
  await aTalk('A helmet')
  const { body } = await exported(owner, { q: 'sadd' })
  expect(body).toContain('A saddle')
  expect(body).not.toContain('A helmet')
  const stranger = await aUser(test.deps)
  for (const query of [{}, { q: 'saddle' }])
    expect((await exported(stranger, query)).body.split('\r\n')).toHaveLength(2)
})
