import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { accountSettings } from '../../db/schema/account-settings.ts'
import { conversations, customers } from '../../db/schema/conversations.ts'
import { letters, letterThreads } from '../../db/schema/letters.ts'
import { members } from '../../db/schema/team.ts'
import type { Deps } from '../../deps.ts'
import { startSendingLetters } from '../../jobs/send-letters.ts'
import { aMember } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { aSecondNode } from '../../test/second-node.ts'
import { until } from '../../test/until.ts'
import { claimLetters } from './letter-store.ts'
import { sendLetter } from './send.ts'
import { gatherLetters } from './thread-store.ts'
import { aMinuteLater, aStage, mailsOf, round, VISITOR } from './test/stage.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let stage: Awaited<ReturnType<typeof aStage>>

beforeEach(async () => {
  test = await buildTestApp()
  stage = await aStage(test)
})

const mails = () => mailsOf(test.deps)

async function minuteGoesBy() {
  await aMinuteLater(test.deps)
  await round(test.deps)
}

it('a visitor who has left gets a person’s reply by mail, with the conversation', async () => {
  await stage.write('Yes, we have it in blue.')
  await round(test.deps)
  expect(await mails()).toEqual([])
  await minuteGoesBy()
  await minuteGoesBy()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail!.recipient).toBe(VISITOR)
  expect(mail!.sender).toContain('Ada Lovelace (Bike Shop)')
  expect(mail!.subject).toBe('Your conversation with Bike Shop')
  for (const part of [mail!.text, mail!.html!]) {
    expect(part).toContain('Yes, we have it in blue.')
    expect(part).toContain('Earlier in this conversation')
  }
  expect(mail!.text.split('\n')[0]).toBe('— Please write your answer above this line —')
})

it('a mail links to the page of the conversation if it belongs to a learned website', async () => {
  const { db } = test.deps
  const linked = async (pageUrl: string) => {
    await db.update(conversations).set({ pageUrl })
    await stage.write('Here you are.')
    await minuteGoesBy()
    const { text, html } = (await mails()).at(-1)!
    return ['shop.example', 'strange.example'].filter((host) => `${text}${html}`.includes(host))
  }
  expect(await linked('https://shop.example/bikes')).toEqual([])
  await aKnowledgeItem(db, stage.agent, [{ url: 'https://www.shop.example/', passages: [] }])
  expect(await linked('https://shop.example/bikes?key=1')).toEqual(['shop.example'])
  expect((await mails()).at(-1)!.text).toContain('Answer in the chat: https://shop.example/bikes\n')
  expect(await linked('https://strange.example/shop')).toEqual([])
  expect(await linked('javascript:alert("strange.example")')).toEqual([])
})

it('a transcript is not sent to a person who has left the workspace since', async () => {
  const member = await aMember(test.deps, stage.owner.user.id, 'agent')
  await test.app.inject({
    method: 'POST',
    url: `/api/conversation/transcript/${stage.visitor.id}`,
    headers: { cookie: member.cookie, origin: TEST_ORIGIN },
    payload: { to: 'me' },
  })
  expect(await test.deps.db.$count(letters)).toBe(1)
  await test.deps.db.delete(members)
  await round(test.deps)
  expect(await mails()).toEqual([])
  expect(await test.deps.db.$count(letters)).toBe(0)
})

it('several replies written one after the other come in one mail', async () => {
  await stage.write('Yes, we have it in blue.')
  await stage.write('And in red.')
  await minuteGoesBy()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail!.text).toMatch(/in blue\.[^]*in red\.[^]*Earlier/)
})

it('mails of a conversation form a thread, and explain how to answer and unsubscribe', async () => {
  await stage.write('First.')
  await minuteGoesBy()
  await stage.write('Second.')
  await minuteGoesBy()
  const [first, second] = (await mails()).map(({ headers }) =>
    headers.join('\n').replaceAll('\r\n ', ' '),
  )
  const [thread] = await test.deps.db.select().from(letterThreads)
  expect(first).toMatch(new RegExp(`^Reply-To: ${thread!.token}@replies.local.invalid$`, 'm'))
  expect(first).toMatch(/^List-Unsubscribe: +<http:\/\/localhost:4000\/letters\/fewer\//m)
  expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(first).not.toMatch(/^In-Reply-To/m)
  const id = /^Message-ID: (\S+)$/im.exec(first!)![1]!
  expect(second).toContain(`In-Reply-To: ${id}`)
  expect(second).toContain(`References: ${id}`)
})

it('a visitor who is present, or returns within a minute, gets no mail', async () => {
  await stage.write('Are you still there?')
  await stage.visitor.history()
  await test.deps.lifecycle.settled()
  await minuteGoesBy()
  expect(await mails()).toEqual([])
  await stage.write('And this?')
  await minuteGoesBy()
  const [mail] = await mails()
  expect(mail!.text).toMatch(/And this\?[^]*Earlier[^]*Are you still there/)
})

it('a reply sent into a stream counts as seen once the browser confirms it by connecting again', async () => {
  test.deps.config.letters.waitMs = 30
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  const tab = await stage.visitor.liveEvents()
  await stage.write('Are you still there?')
  const { id } = await tab.named('message')
  await tab.end
  await minuteGoesBy()
  expect(await mails()).toHaveLength(1)
  await stage.write('And now?')
  const again = await stage.visitor.liveEvents(Number(id))
  const { id: newest } = await again.until(({ data }) => data.text === 'And now?')
  await again.end
  ;(await stage.visitor.liveEvents(Number(newest))).close()
  await test.deps.lifecycle.settled()
  await minuteGoesBy()
  expect(await mails()).toHaveLength(1)
})

it('a visitor whose replies are mailed is shown as gone, until they return', async () => {
  const leftAt = async () => (await stage.thread()).page.left_at
  await stage.write('Are you still there?')
  expect(await leftAt()).toBeUndefined()
  await minuteGoesBy()
  expect(await leftAt()).toBe((await stage.thread()).messages.at(-1).date)
  await stage.visitor.history()
  await test.deps.lifecycle.settled()
  expect(await leftAt()).toBeUndefined()
})

it('a visitor who returns while the mail server is unavailable gets no mail', async () => {
  await stage.write('Are you still there?')
  await aMinuteLater(test.deps)
  await gatherLetters(test.deps.driver, 60_000)
  await stage.visitor.history()
  await test.deps.lifecycle.settled()
  await round(test.deps)
  expect(await mails()).toEqual([])
  expect(await test.deps.db.select().from(letters)).toEqual([])
})

it('an account that has switched off answers by email sends none', async () => {
  const userId = stage.owner.user.id
  await test.deps.db.insert(accountSettings).values({ userId, answerByEmail: false })
  await stage.write('Yes.')
  await minuteGoesBy()
  expect(await mails()).toEqual([])
})

it('a private note is in no mail', async () => {
  await stage.ask('POST', `conversation/notes/${stage.visitor.id}`, { text: 'Secret note' })
  await stage.write('Yes.')
  await minuteGoesBy()
  expect((await mails())[0]!.text).not.toContain('Secret')
})

it('two nodes that look at the same moment send one mail', async () => {
  const { deps: second } = await aSecondNode(test.deps)
  for (let count = 1; count <= 3; count += 1) {
    await stage.write(`Number ${count}`)
    await aMinuteLater(test.deps)
    await Promise.all([round(test.deps), round(second)])
    await round(test.deps)
    expect(await mails()).toHaveLength(count)
  }
})

it('a node that dies after sending a mail causes a second one with the same id', async () => {
  await stage.write('Once.')
  await aMinuteLater(test.deps)
  await gatherLetters(test.deps.driver, 60_000)
  const { mailer } = test.deps
  const dying = { ...test.deps, mailer: { ...mailer, send: dieAfter(mailer.send) } }
  const [letter] = await claimLetters(dying.db, 1)
  await expect(Promise.race([sendLetter(dying, letter!), died])).rejects.toThrow('killed')
  expect(await mails()).toHaveLength(1)
  // While the lease lasts, no other node takes the letter.
  await round(test.deps)
  await test.deps.db.update(letters).set({ leasedUntil: sql`now()` })
  await round(test.deps)
  expect(await mails()).toHaveLength(1)
  expect((await test.deps.db.select().from(letters))[0]).toMatchObject({ attempts: 2 })
})

let killed: (error: Error) => void
const died = new Promise<never>((_resolve, reject) => (killed = reject))
died.catch(() => {})
/** Sends the mail and then never returns, like a node that dies. */
const dieAfter =
  (send: Deps['mailer']['send']) =>
  async (mail: Parameters<typeof send>[0]): Promise<void> => {
    await send(mail)
    killed(new Error('killed'))
    await new Promise<never>(() => {})
  }

it('erasing a visitor removes their pending mails', async () => {
  await stage.write('Yes.')
  await stage.ask('DELETE', `conversation/${stage.visitor.id}`)
  await minuteGoesBy()
  expect(await mails()).toEqual([])
  expect(await test.deps.db.$count(letterThreads)).toBe(0)
})

it('a visitor without an address gets replies in the chat only', async () => {
  await test.deps.db.update(customers).set({ email: null }).where(eq(customers.email, VISITOR))
  await stage.write('Yes.')
  await minuteGoesBy()
  expect(await mails()).toEqual([])
})

it('a visitor gets mails in their own language', async () => {
  await stage.visitor.say('Guten Tag, haben Sie das Rad auch in Blau und was kostet es dann?')
  await stage.write('Ja, in Blau.')
  await minuteGoesBy()
  const [mail] = await mails()
  expect(mail!.subject).toBe('Ihr Gespräch mit Bike Shop')
  expect(mail!.html).toContain('<html lang="de" dir="ltr">')
})

it('a mail has its dates as they are written where the visitor is', async () => {
  const dateFor = async (timeZone: string) => {
    await test.deps.db.update(conversations).set({ timeZone })
    await stage.write('Here you are.')
    await minuteGoesBy()
    return (await mails()).at(-1)!.text
  }
  expect(await dateFor('America/New_York')).toMatch(/, \w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M:/)
  expect(await dateFor('Europe/London')).toMatch(/, \d{1,2} \w{3,4} \d{4}, \d\d:\d\d:/)
})

it('a running server sends mails by itself', async () => {
  test.deps.config.letters.waitMs = 0
  const stop = startSendingLetters(test.deps)
  await stage.write('By itself.')
  await until(async () => expect(await mails()).toHaveLength(1))
  await stop()
})
