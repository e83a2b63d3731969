import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { startSendingAppointments } from '../../jobs/send-appointments.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { buildTestDeps } from '../../test/test-app.ts'
import { cancel, confirm, hold } from './book.ts'
import { invitationOf } from './invitation.ts'
import { aSchedule, inDays } from './test/schedule.ts'

/** A mail server that stores what it receives. */
async function aMailServer() {
  const mails: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      mails.push(await simpleParser(stream))
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { mails, port, close }
}

it('both are invited by a mail that calendar programs read, and a cancelled event is the same event', async () => {
  const server = await aMailServer()
  const deps = await buildTestDeps({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'Nexus <nexus@example.com>',
  })
  const { user } = await aUser(deps)
  const { schedule } = await aSchedule(deps, await anAgent(deps.db, user.id))
  const held = await hold(deps, schedule, { at: inDays(2), timeZone: 'UTC', language: 'en' })
  const stop = startSendingAppointments(deps)
  try {
    const vera = { name: 'Vera', email: 'vera@example.org', phone: null }
    const booked = await confirm(deps, held, vera)
    await expect.poll(() => server.mails.length).toBe(2)
    const about = { brand: 'Harbour', link: null, now: deps.now() }
    // An erased name leaves no gap in the text.
    const { text } = invitationOf(deps.config, { ...booked, name: '' }, about)
    expect(text).toContain('SUMMARY:A first talk: Rosa Lind\r\n')
    await cancel(deps, booked, 'owner')
    await expect.poll(() => server.mails.length).toBe(4)
  } finally {
    await stop()
    await deps.mailer.close()
    await server.close()
  }
  const files = server.mails.map(({ attachments }) => attachments.at(-1)!)
  expect(files.every(({ filename }) => filename === 'invite.ics')).toBe(true)
  const texts = files.map(({ content }) => content.toString().replaceAll('\r\n ', ''))
  const uid = `UID:${held.id}@example.com`
  expect(texts.every((text) => text.includes(uid))).toBe(true)
  for (const text of texts.slice(0, 2)) {
    expect(text).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:0[\s\S]*mailto:vera@example\.org/i)
  }
  for (const text of texts.slice(2)) expect(text).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/)
  const recipients = server.mails.map(({ to }) => [to].flat()[0]!.text)
  expect(recipients.toSorted()).toEqual([
    'rosa@example.com',
    'rosa@example.com',
    'vera@example.org',
    'vera@example.org',
  ])
})
