import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { customers } from '../../db/schema/conversations.ts'
import { letters, mailSuppressions } from '../../db/schema/letters.ts'
import { users } from '../../db/schema/users.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { insertTranscript } from './letter-store.ts'
import { aMinuteLater, aStage, mailsOf, round, VISITOR } from './test/stage.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let stage: Awaited<ReturnType<typeof aStage>>

beforeEach(async () => {
  test = await buildTestApp()
  stage = await aStage(test)
  await stage.write('Yes.')
  await aMinuteLater(test.deps)
  await round(test.deps)
})

async function linkOf(kind: 'fewer' | 'whole') {
  const [mail] = await mailsOf(test.deps)
  return new RegExp(`http://localhost:4000(/letters/${kind}/\\S+)`).exec(mail!.text)![1]!
}
const post = (url: string) =>
  test.app.inject({
    method: 'POST',
    url,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

it('one POST without a sign-in ends mails of an account to an address for good', async () => {
  const link = await linkOf('fewer')
  const { body } = await test.app.inject({ url: link })
  expect(body).toContain('No more mails from Bike Shop?')
  expect(body).toContain('<span>Bike Shop</span>')
  expect(await test.deps.db.select().from(mailSuppressions)).toEqual([])
  expect((await post(link)).statusCode).toBe(200)
  expect((await post(link)).statusCode).toBe(200)
  const [suppressed, ...others] = await test.deps.db.select().from(mailSuppressions)
  expect(others).toEqual([])
  expect(JSON.stringify(suppressed)).not.toContain('vera')
  await stage.ask('DELETE', `conversation/${stage.visitor.id}/person`)
  const again = await aStage(test)
  await again.write('Another.')
  await aMinuteLater(test.deps)
  await round(test.deps)
  // The other account has a list of its own; that of the first account is unchanged.
  expect((await mailsOf(test.deps)).map(({ text }) => text.includes('Another.'))).toEqual([
    false,
    true,
  ])
  expect(await test.deps.db.$count(mailSuppressions)).toBe(1)
})

it('a customer who unsubscribed gets no mail in later conversations either', async () => {
  await post(await linkOf('fewer'))
  await stage.write('More.')
  await aMinuteLater(test.deps)
  await round(test.deps)
  expect(await mailsOf(test.deps)).toHaveLength(1)
})

it('a visitor gets the whole conversation at the known address, and not twice at once', async () => {
  const link = await linkOf('whole')
  expect((await test.app.inject({ url: link })).statusCode).toBe(200)
  await post(link)
  await post(link)
  await round(test.deps)
  const [, transcript, ...others] = await mailsOf(test.deps)
  expect(others).toEqual([])
  expect(transcript).toMatchObject({
    recipient: VISITOR,
    subject: 'Your whole conversation with Bike Shop',
  })
  expect(transcript!.text).toContain('Yes.')
})

it('several simultaneous requests for the whole conversation count as one', async () => {
  const letter = { userId: stage.owner.user.id, conversationId: stage.visitor.id, personId: null }
  const ask = () => insertTranscript(test.deps.db, letter)
  const heard = await Promise.all([ask(), ask(), ask()])
  expect(heard.filter(Boolean)).toHaveLength(1)
})

it('a link of a deleted account says so', async () => {
  const link = await linkOf('fewer')
  await test.deps.db.delete(users).where(eq(users.id, stage.owner.user.id))
  expect((await post(link)).statusCode).toBe(404)
})

it('an invalid link, or one of an erased visitor, says so and does nothing', async () => {
  const link = await linkOf('whole')
  const bent = link.replace(
    /(whole\/.{5})(.)/,
    (_all, kept, char) => kept + (char === 'A' ? 'B' : 'A'),
  )
  for (const url of [bent, link.replace('whole', 'fewer'), '/letters/fewer/x']) {
    expect((await post(url)).statusCode, url).toBe(404)
  }
  await test.deps.db.update(customers).set({ email: null }).where(eq(customers.email, VISITOR))
  expect((await post(link)).statusCode).toBe(404)
  expect(await test.deps.db.$count(letters)).toBe(1)
})
