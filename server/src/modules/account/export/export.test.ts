import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { callRecordings } from '../../../db/schema/calls.ts'
import { chatFiles } from '../../../db/schema/files.ts'
import { savedReplies } from '../../../db/schema/saved-replies.ts'
import { newId } from '../../../lib/ids.ts'
import { auditedActionsOf } from '../../../test/audited-actions.ts'
import { aMember, anAgent, aUser } from '../../../test/factories.ts'
import { buildTestApp } from '../../../test/test-app.ts'
import { unzipped } from '../../../test/unzipped.ts'
import { aVisitor } from '../../../test/visitor.ts'
import { confirm, hold } from '../../appointments/book.ts'
import { aSchedule, inDays } from '../../appointments/test/schedule.ts'
import { aLoggedCall } from '../../call-logs/test/logged-call.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let stranger: Awaited<ReturnType<typeof aUser>>
let conversationId: string
let callId: string
let files: Record<string, string>

const ask = (cookie: string) => test.app.inject({ url: '/api/account/export', headers: { cookie } })

const archiveOf = async (cookie: string) => unzipped((await ask(cookie)).rawPayload)

/** The lines of a file of the archive. */
const rowsOf = (name: string): Record<string, unknown>[] =>
  files[`data/${name}.jsonl`]!.trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

/** An account with a conversation, a call and a saved reply in which its own word is said. */
async function anAccountThatSays(word: string) {
  const { db } = test.deps
  const person = await aUser(test.deps)
  const { id: userId } = person.user
  const { id: agentId } = await anAgent(db, userId, { name: word })
  const visitor = await aVisitor(test.app, agentId)
  await visitor.say(`My ${word} squeaks`)
  const text = `We mend each ${word}`
  await db.insert(savedReplies).values({ userId, title: word, text })
  const call = await aLoggedCall(test.deps, { userId, agentId }, ['Hello?', `A ${word}, please`])
  const { schedule } = await aSchedule(test.deps, { userId, id: agentId })
  const wanted = {
    at: inDays(2),
    timeZone: 'UTC',
    language: 'en',
    note: `A fitting of the ${word}`,
  }
  const held = await hold(test.deps, schedule, wanted)
  await confirm(test.deps, held, { name: 'Vera', email: 'vera@example.org', phone: null })
  const file = { userId, conversationId: visitor.id, clientId: newId(), isSent: true }
  const content = new TextEncoder().encode(`%PDF-${word}`)
  const sent = { name: 'a?.pdf', type: 'application/pdf', size: content.length, content }
  await db.insert(chatFiles).values({ ...file, ...sent })
  return { person, conversationId: visitor.id, callId: call }
}

beforeAll(async () => {
  test = await buildTestApp()
  // Replies are irrelevant here.
  test.deps.answer = async function* () {
    yield { type: 'text', text: 'Thank you' }
    yield { type: 'end', outcome: 'answered', offerPerson: false }
  }
  const own = await anAccountThatSays('saddle')
  owner = own.person
  conversationId = own.conversationId
  callId = own.callId
  stranger = (await anAccountThatSays('trumpet')).person
  files = await archiveOf(owner.cookie)
})
afterAll(() => test.app.close())

it('the archive is sent as a file that nobody on the way stores', async () => {
  const { headers, statusCode } = await ask(owner.cookie)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="nexus-export-\d{4}-\d\d-\d\d\.zip"$/,
    ),
  })
})

it('the archive contains messages, calls, lists and files of the account', () => {
  const [first] = rowsOf('messages')
  expect(first).toMatchObject({
    conversation_id: conversationId,
    seq: 1,
    role: 'customer',
    text: 'My saddle squeaks',
  })
  const said = rowsOf('call-messages').map(({ call_id: call, content }) => [call, content])
  expect(said).toEqual([
    [callId, 'Hello?'],
    [callId, 'A saddle, please'],
  ])
  expect(rowsOf('agents')).toMatchObject([{ name: 'saddle', type: 'CHATBOT' }])
  expect(rowsOf('saved-replies')).toMatchObject([{ text: 'We mend each saddle' }])
  const [file] = rowsOf('files')
  expect(file!['path']).toMatch(new RegExp(`^files/${conversationId}/.{8}-a_\\.pdf$`))
  expect(files[String(file!['path'])]).toBe('%PDF-saddle')
})

it('what people read most is in spreadsheets too', () => {
  expect(files['spreadsheets/conversations.csv']).toContain('My saddle squeaks')
  expect(files['spreadsheets/calls.csv']).toContain('Caller: A saddle, please')
  expect(files['spreadsheets/appointments.csv']).toContain('A fitting of the saddle')
  expect(files['spreadsheets/saved-replies.csv']).toContain('saddle,We mend each saddle')
})

it('a text explains every file, and the last file tells how much is in them', () => {
  for (const name of Object.keys(files).filter((path) => path.startsWith('data/'))) {
    expect(files['README.txt']).toContain(name.slice('data/'.length))
  }
  expect(Object.keys(files).at(-1)).toBe('contents.json')
  const contents = JSON.parse(files['contents.json']!) as { lines: Record<string, number> }
  expect(contents.lines).toMatchObject({ 'data/messages.jsonl': 2, 'data/calls.jsonl': 1 })
})

it('nobody else’s words are in it, and those of the other account are in theirs', async () => {
  expect(JSON.stringify(files)).not.toContain('trumpet')
  const theirs = JSON.stringify(await archiveOf(stranger.cookie))
  expect(theirs).toContain('My trumpet squeaks')
  expect(theirs).not.toContain('saddle')
})

it.each(['admin', 'agent'] as const)('a colleague who is %s may not download it', async (role) => {
  const colleague = await aMember(test.deps, owner.user.id, role)
  const response = await ask(colleague.cookie)
  expect([response.statusCode, response.json().code]).toEqual([403, 'role_too_low'])
})

it('the activity of the account tells that it was downloaded', async () => {
  const actions = await auditedActionsOf(test.deps, owner.user.id)
  expect(actions).toContain('account.export')
})

it('a list longer than a page is complete and in order', async () => {
  const person = await aUser(test.deps)
  const titles = Array.from({ length: 450 }, (_, n) => `Title ${n}`)
  await test.deps.db
    .insert(savedReplies)
    .values(titles.map((title) => ({ userId: person.user.id, title, text: title })))
  const { 'data/saved-replies.jsonl': replies } = await archiveOf(person.cookie)
  const found = replies!.trim().split('\n')
  expect(found.map((line) => (JSON.parse(line) as { title: string }).title).toSorted()).toEqual(
    titles.toSorted(),
  )
})

it('a recording that cannot be fetched leaves a text in its place', async () => {
  const { db, telephony } = test.deps
  await db.insert(callRecordings).values({ sid: `RE${'b'.repeat(32)}`, callId })
  const there = `recordings/${callId}-bbbbbbbb.wav`
  expect(await archiveOf(owner.cookie)).toHaveProperty([`${there}.txt`])
  const sound = { status: 200 as const, headers: {}, body: Readable.from([Buffer.from('RIFF')]) }
  vi.spyOn(telephony, 'openRecording').mockResolvedValueOnce(sound)
  const heard = await archiveOf(owner.cookie)
  expect(heard[there]).toBe('RIFF')
})
