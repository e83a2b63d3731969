import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Mailbox } from '../../config-letters.ts'
import { aMailServer } from '../../test/mail-server.ts'
import { until } from '../../test/until.ts'
import { visitMailbox } from './imap.ts'

let server: Awaited<ReturnType<typeof aMailServer>>
let ending: AbortController
let taken: string[]
let failures: unknown[]

beforeEach(async () => {
  server = await aMailServer()
  ending = new AbortController()
  taken = []
  failures = []
})
afterEach(() => server.close())

const mailbox = (fields: Partial<Mailbox> = {}): Mailbox => ({
  host: '127.0.0.1',
  port: server.port,
  secure: false,
  requireTls: false,
  user: 'answers',
  pass: 'a secret',
  folder: 'INBOX',
  ...fields,
})
const visit = (take: (mail: string) => void = () => {}, where = mailbox()) =>
  visitMailbox(where, {
    isOurs: async () => true,
    wants: (headers) => /^To: ours$/m.test(headers.replaceAll('\r', '')),
    take: async (mime) => {
      take(mime.toString())
      taken.push(mime.toString().split('\r\n\r\n')[1]!)
    },
    failed: (error) => failures.push(error),
    signal: ending.signal,
  })
const mail = (to: string, text: string) => `From: vera\r\nTo: ${to}\r\n\r\n${text}`

it('our mails are taken once and marked as seen, and those of others are left', async () => {
  server.deliver(mail('others', 'Not for us'))
  server.deliver(mail('ours', 'First'))
  const visiting = visit()
  await until(() => expect(taken).toEqual(['First']))
  server.deliver(mail('ours', 'Second'))
  await until(() => expect(server.mails.map(({ seen }) => seen)).toEqual([false, true, true]))
  expect(taken).toEqual(['First', 'Second'])
  ending.abort()
  await visiting
})

it('a mail that cannot be taken now delays no other, and is taken later', async () => {
  let isAway = true
  server.deliver(mail('ours', 'First'))
  server.deliver(mail('ours', 'Second'))
  const visiting = visit((raw) => {
    if (isAway && raw.includes('First')) throw new Error('the database is away')
  })
  await until(() => expect(server.mails.map(({ seen }) => seen)).toEqual([false, true]))
  expect(failures).toHaveLength(1)
  isAway = false
  server.deliver(mail('ours', 'Third'))
  await until(() => expect(taken).toEqual(['Second', 'First', 'Third']))
  ending.abort()
  await visiting
})

it('only the beginning of an endless mail is fetched', async () => {
  server.deliver(mail('ours', 'a'.repeat(3_000_000)))
  const visiting = visit()
  await until(() => expect(taken).toHaveLength(1))
  expect(taken[0]!.length).toBeLessThan(1_500_000)
  ending.abort()
  await visiting
})

it('a wrong password is reported, and nothing is read', async () => {
  server.deliver(mail('ours', 'First'))
  await expect(visit(undefined, mailbox({ pass: 'a guess' }))).rejects.toThrow()
  expect(taken).toEqual([])
})
