import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { personKey, settle, signOut } from './identity.ts'
import { openStorage } from './storage.ts'
import { newTalk } from './talk.ts'

const where = { apiBase: 'https://api.example/api', agentId: 'a1' }
const KEY = 'nexus:https://api.example/api:a1'

const encode = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
const token = (sub: string) => `x.${encode({ sub, exp: 4_000_000_000 })}.signature`
const ADA = token('ada')

type Sent = { path: string; body: object; authorization: string | null }
let sent: Sent[]
let answer: () => Response

beforeEach(() => {
  localStorage.clear()
  sent = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const authorization = new Headers(init.headers).get('authorization')
    sent.push({
      path: new URL(url).pathname.replace('/api/widget/', ''),
      body: JSON.parse(String(init.body ?? '{}')),
      authorization,
    })
    return answer()
  })
})
afterEach(() => void vi.unstubAllGlobals())

const goesOnIn = (id: string, visitor_token = `token of ${id}`) => {
  answer = () =>
    Response.json({ message: '', data: { conversation: { conversation_id: id, visitor_token } } })
}
const of = (sub: string) => openStorage(KEY + personKey(token(sub)))
const nobodys = () => openStorage(KEY)

test('on a new device the conversation of the person is there, and nobody else’s', async () => {
  goesOnIn('c1')
  expect(await settle(where, ADA)).toBe(true)
  expect(of('ada').readTalk()).toMatchObject({ id: 'c1', token: 'token of c1' })
  expect(nobodys().readTalk()).toBeNull()
  expect(of('grace').readTalk()).toBeNull()
})

test('messages an anonymous visitor wrote here become theirs, also those not sent yet', async () => {
  nobodys().writeTalk({ ...newTalk('c1', 'old'), rating: 'good' })
  nobodys().writeOutbox([{ id: 'm1', text: 'Are you there?' }])
  goesOnIn('c1', 'new')
  await settle(where, ADA)
  expect(sent).toMatchObject([
    { path: 'agents/a1/identity', body: { identity: ADA, current: { id: 'c1', token: 'old' } } },
  ])
  expect(of('ada').readTalk()).toMatchObject({ id: 'c1', token: 'new', rating: 'good' })
  expect(of('ada').readOutbox()).toEqual([{ id: 'm1', text: 'Are you there?' }])
  expect([nobodys().readTalk(), nobodys().readOutbox()]).toEqual([null, []])
})

test('a visitor who has started a new conversation is not returned to the earlier one', async () => {
  goesOnIn('c1')
  await settle(where, ADA)
  of('ada').writeLeft({ id: 'c1', token: 'old' })
  of('ada').writeTalk(null)
  goesOnIn('c1', 'new')
  expect(await settle(where, ADA)).toBe(false)
  expect(of('ada').readTalk()).toBeNull()
  expect(of('ada').readLeft()).toEqual({ id: 'c1', token: 'new' })
})

test('a visitor who signs in signs the previous one out and sees nothing of theirs', async () => {
  goesOnIn('c1')
  await settle(where, ADA)
  goesOnIn('c2')
  await settle(where, token('grace'))
  expect(sent.map(({ path }) => path)).toEqual([
    'agents/a1/identity',
    'conversations/c1/leave',
    'agents/a1/identity',
  ])
  expect(sent[2]?.body).not.toHaveProperty('current')
  expect(of('ada').readTalk()).toBeNull()
  expect(of('grace').readTalk()).toMatchObject({ id: 'c2' })
})

test('signing out removes everything from the browser and ends the token', async () => {
  nobodys().writeSeen(3)
  goesOnIn('c1')
  await settle(where, ADA)
  of('ada').writeOutbox([{ id: 'm1', text: 'Secret' }])
  await signOut(where)
  expect(sent.at(-1)).toMatchObject({
    path: 'conversations/c1/leave',
    authorization: 'Bearer token of c1',
  })
  expect(Object.keys(localStorage)).toEqual([`${KEY}:seen`])
})

test('a refused identity is reported with its reason and changes nothing', async () => {
  nobodys().writeTalk(newTalk('c1', 'old'))
  answer = () =>
    Response.json({ code: 'identity_expired', message: 'It has expired.' }, { status: 403 })
  await expect(settle(where, ADA)).rejects.toMatchObject({
    message: 'It has expired.',
    isRefused: true,
  })
  expect(nobodys().readTalk()).toMatchObject({ id: 'c1' })
})

test('a text that is not a token is refused in the browser', async () => {
  await expect(settle(where, 'ada')).rejects.toMatchObject({ isRefused: true })
  expect(sent).toEqual([])
})

test('an unreachable server refuses nobody', async () => {
  answer = () => Response.json({}, { status: 503 })
  await expect(settle(where, ADA)).rejects.toMatchObject({ isRefused: false })
})
