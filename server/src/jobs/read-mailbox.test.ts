import { afterEach, beforeEach, expect, it } from 'vitest'
import { letterThreads, mailboxLeases, receivedMails } from '../db/schema/letters.ts'
import type { Stop } from '../lib/loop.ts'
import { aMinuteLater, aStage, round, VISITOR } from '../modules/letters/test/stage.ts'
import { aMailServer } from '../test/mail-server.ts'
import { aSecondNode } from '../test/second-node.ts'
import { buildTestApp } from '../test/test-app.ts'
import { until } from '../test/until.ts'
import { startReadingMailbox } from './read-mailbox.ts'

let server: Awaited<ReturnType<typeof aMailServer>>
let test: Awaited<ReturnType<typeof buildTestApp>>
let stage: Awaited<ReturnType<typeof aStage>>
let address: string
let stops: Stop[]

beforeEach(async () => {
  stops = []
  server = await aMailServer()
  test = await buildTestApp({ REPLY_ADDRESS: 'answers@shop.example', IMAP_URL: server.url })
  stage = await aStage(test)
  await stage.write('Yes, in blue.')
  await aMinuteLater(test.deps)
  await round(test.deps)
  const [thread] = await test.deps.db.select().from(letterThreads)
  address = `answers+${thread!.token}@shop.example`
})
afterEach(async () => {
  for (const stop of stops) await stop()
  await server.close()
  await test.app.close()
})

const read = (deps = test.deps) => stops.push(startReadingMailbox(deps))
const mail = (to: string, id: string, text = 'Then I take it.') =>
  [
    `From: Vera <${VISITOR}>`,
    `To: ${to}`,
    'Subject: Re: Blue',
    `Message-ID: <${id}>`,
    '',
    text,
  ].join('\r\n')
const received = () => test.deps.db.select().from(receivedMails)
const seen = () => server.mails.map((one) => one.seen)

it('an answer in the mailbox joins its conversation, and mail for others stays unread', async () => {
  server.deliver(mail('billing@shop.example', '1@example.org'))
  server.deliver(mail(address, '2@example.org'))
  read()
  await until(async () => expect(seen()).toEqual([false, true]))
  expect((await received()).map(({ text }) => text.trim())).toEqual(['Then I take it.'])
  const [message] = (await stage.thread()).messages.slice(-1)
  expect(message).toMatchObject({ message: 'Then I take it.', sender: { role: 'customer' } })
})

it('one of two nodes reads the mailbox, and the other continues when it stops', async () => {
  read()
  await until(async () => expect(await test.deps.db.$count(mailboxLeases)).toBe(1))
  const other = await aSecondNode(test.deps)
  read(other.deps)
  server.deliver(mail(address, '1@example.org'))
  await until(async () => expect(seen()).toEqual([true]))
  await stops.shift()!()
  server.deliver(mail(address, '2@example.org', 'Second.'))
  await until(async () => expect(seen()).toEqual([true, true]))
  expect(await received()).toHaveLength(2)
  await other.app.close()
})
