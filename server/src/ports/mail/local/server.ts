import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/client.ts'
import { LOOPBACK } from '../../../lib/listen.ts'
import { insertMail } from './store.ts'

const MAX_BYTES = 1_000_000

type Context = {
  db: Database
  log: FastifyBaseLogger
  onMail: (recipient: string) => void
  /** Mail to this domain is passed on instead of being stored in a mailbox. */
  replies: { domain: string; take: (raw: Buffer, envelope: Envelope) => Promise<unknown> }
}
type Envelope = { from: string; to: string[] }

/** Accepts mail for any recipient, and stores it for the on-screen inbox. */
export async function openMailServer(context: Context) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAX_BYTES,
    onData(stream, session, done) {
      void take(context, stream, session, done)
    },
  })
  // A client that disconnects must not end the process.
  server.on('error', (error) => context.log.debug({ err: error }, 'the local mail server'))
  server.listen(0, LOOPBACK)
  await once(server.server, 'listening')
  // The stand-in must not keep the process running after the real server has stopped.
  server.server.unref()
  const { port } = server.server.address() as AddressInfo
  return { port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

/** Tells the client that the mail is stored, or why it is not. */
async function take(
  context: Context,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  say: (error?: Error) => void,
): Promise<void> {
  try {
    await deliver(context, stream, session)
    say()
  } catch (error) {
    context.log.warn({ err: error }, 'the local mail server could not keep a mail')
    say(Object.assign(new Error('try again later'), { responseCode: 451 }))
  }
}

async function deliver(
  { db, onMail, replies }: Context,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<void> {
  const raw = await buffer(stream)
  if (stream.sizeExceeded) throw new Error('the mail is too large')
  const from = envelope.mailFrom ? envelope.mailFrom.address : ''
  for (const { address } of envelope.rcptTo) {
    const recipient = address.toLowerCase()
    if (recipient.endsWith(`@${replies.domain}`)) {
      await replies.take(raw, { from, to: [recipient] })
      continue
    }
    await insertMail(db, { recipient, ...fieldsOf(await simpleParser(raw)) })
    onMail(recipient)
  }
}

const fieldsOf = (mail: ParsedMail) => ({
  sender: mail.from?.text ?? '',
  messageId: mail.messageId ?? '',
  subject: mail.subject ?? '',
  text: mail.text ?? '',
  html: mail.html || null,
  headers: mail.headerLines.map(({ line }) => line),
})
