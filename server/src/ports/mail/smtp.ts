import { createTransport } from 'nodemailer'
import type { NoticeConfig, SmtpServer } from '../../config-notices.ts'
import { type Mail, MailRefused, type Mailer } from './index.ts'

/** Whoever does not answer by then is tried again later. */
const CONNECT_MS = 10_000
const SILENCE_MS = 30_000
const MOST_CONNECTIONS = 3

/** Mail by SMTP: to the operator's server, or to the local one. */
export function smtpMailer(
  server: SmtpServer,
  from: NoticeConfig['mailFrom'],
): Pick<Mailer, 'send' | 'close'> {
  const transport = createTransport({
    pool: true,
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    ignoreTLS: server.ignoreTls,
    ...(server.auth && { auth: server.auth }),
    maxConnections: MOST_CONNECTIONS,
    // Sent again by the outbox, which knows when to give up.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  })

  async function send({ messageId, to, visitor, fromName, replyTo, ...mail }: Mail) {
    const { references, calendar, ...rest } = mail
    try {
      await transport.sendMail({
        ...rest,
        from: visitor ?? { name: fromName ?? from.name, address: from.address },
        to: { name: '', address: to },
        messageId: `<${messageId}>`,
        ...(replyTo && { replyTo, ...bouncesTo(replyTo, to) }),
        ...(references?.length && {
          inReplyTo: `<${references.at(-1)}>`,
          references: references.map((id) => `<${id}>`),
        }),
        ...(calendar && {
          icalEvent: { method: calendar.method, filename: 'invite.ics', content: calendar.text },
        }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    } catch (error) {
      throw isPermanent(error) ? new MailRefused((error as Error).message) : error
    }
  }

  /** What cannot be delivered comes back there, unless another domain would be said to have sent it: mail servers mistrust that. */
  const bouncesTo = (replyTo: string, to: string) =>
    domainOf(replyTo) === domainOf(from.address) && { envelope: { from: replyTo, to } }

  return { send, close: async () => transport.close() }
}

/** Answers from 500 on, unless it is our own key that is wrong: that is mended by the operator, and the mail then goes. */
function isPermanent(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500
}

const domainOf = (address: string) => address.split('@').at(-1)!.toLowerCase()
