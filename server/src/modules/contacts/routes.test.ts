import { beforeEach, expect, it } from 'vitest'
import { calls } from '../../db/schema/calls.ts'
import { aCall } from '../../test/belongings/talks.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'

const ROSA = { name: 'Rosa Lind', phone: '+12025550147' }
const SCHOOL = { name: 'Élan School', phone: '+14155550123' }

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
})

const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/${url}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
const add = (...contacts: object[]) => ask('POST', 'contacts/import', { contacts })
const found = async (q = '') => {
  const { contacts, meta } = (await ask('GET', `contacts?q=${encodeURIComponent(q)}`)).json().data
  return [contacts.map(({ name }: { name: string }) => name), meta.total]
}

it('a number is in the address book once, under its latest name', async () => {
  const answers = [
    await add(ROSA, SCHOOL, { ...ROSA, name: 'Somebody else' }),
    await add(ROSA, { ...SCHOOL, name: 'School' }),
  ]
  expect(answers.map((answer) => answer.json().data)).toEqual([
    { added: 2, renamed: 0, unchanged: 0 },
    { added: 0, renamed: 1, unchanged: 1 },
  ])
  expect(await found()).toEqual([['Rosa Lind', 'School'], 2])
})

it('a contact is found by a part of the name or number, in any notation', async () => {
  await add(ROSA, SCHOOL)
  expect(await found('lind')).toEqual([['Rosa Lind'], 1])
  expect(await found('ÉLAN')).toEqual([['Élan School'], 1])
  expect(await found('(415) 555')).toEqual([['Élan School'], 1])
  expect(await found('%')).toEqual([[], 0])
})

it('an import with an invalid name or number is refused as a whole', async () => {
  expect((await add(ROSA, { name: ' ', phone: SCHOOL.phone })).statusCode).toBe(400)
  expect((await add(ROSA, { name: 'School', phone: '415 555' })).statusCode).toBe(400)
  expect(await found()).toEqual([[], 0])
})

it('a contact is deleted alone, or the whole address book', async () => {
  await add(ROSA, SCHOOL)
  const [{ id }] = (await ask('GET', 'contacts?q=rosa')).json().data.contacts
  await ask('DELETE', `contacts/${id}`)
  expect(await found()).toEqual([['Élan School'], 1])
  expect((await ask('DELETE', 'contacts')).json().data).toEqual({ removed: 1 })
  expect(await found()).toEqual([[], 0])
})

it('the address book can be exported as a file, one line per number', async () => {
  await add(ROSA)
  const { body, headers } = await ask('GET', 'contacts/export')
  expect(headers['content-disposition']).toMatch(/contacts-\d{4}-\d\d-\d\d\.csv/)
  expect(body).toContain('Rosa Lind')
  expect(body).toContain('12025550147')
})

it('calls carry the name of the contact until the caller is erased, with the contact', async () => {
  const agent = await anAgent(test.deps.db, owner.user.id)
  const id = await aCall(test.deps, owner.user.id, agent.id)
  await test.deps.db
    .update(calls)
    .set({ fromNumber: ROSA.phone, endedAt: new Date(), dialledAt: new Date() })
  await add(ROSA)
  const stranger = await aUser(test.deps)
  const read = (cookie: string) =>
    test.app.inject({ url: `/api/call-logs/${id}`, headers: { cookie } })
  expect((await read(owner.cookie)).json().data.contact).toBe('Rosa Lind')
  expect((await read(stranger.cookie)).statusCode).toBe(404)
  const { calls: missed } = (await ask('GET', 'user/attention')).json().data
  expect(missed.rows).toMatchObject([{ call_id: id, name: 'Rosa Lind' }])
  const held = (await ask('GET', `call-logs/${id}/person`)).json()
  expect(held.person).toEqual({ number: ROSA.phone, contact: 'Rosa Lind' })
  await ask('DELETE', `call-logs/${id}/person`)
  expect(await found()).toEqual([[], 0])
})
