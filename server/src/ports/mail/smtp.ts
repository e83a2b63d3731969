import type { NoticeConfig, SmtpServer } from '../../config-notices.ts'
import { type Mail, MailRefused, type Mailer } from './index.ts'

/** A server that does not answer within this time is tried again later. */
const CONNECT_MS = 10_000
const SILENCE_MS = 30_000
const MAX_CONNECTIONS = 3

/** Sends mail by SMTP, through the operator's server or the local one. The library is loaded with the first mail at the latest. */
export function smtpMailer(
  server: SmtpServer,
  from: NoticeConfig['mailFrom'],
): Pick<Mailer, 'send' | 'close'> {
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      pool: true,
      host: server.host,
      port: server.port,
      secure: server.secure,
      requireTLS: server.requireTls,
      ignoreTLS: server.ignoreTls,
      ...(server.auth && { auth: server.auth }),
      maxConnections: MAX_CONNECTIONS,
      // The outbox sends it again, and knows when to give up.
      maxRequeues: 0,
      connectionTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    })
  }
  let opened: ReturnType<typeof open> | undefined

  async function send({ messageId, to, visitor, fromName, replyTo, ...mail }: Mail) {
    const { references, calendar, ...rest } = mail
    const transport = await (opened ??= open())
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

  /** The address for bounces: that for answers, unless it is of another domain than the sender, which mail servers distrust. */
  const bouncesTo = (replyTo: string, to: string) =>
    domainOf(replyTo) === domainOf(from.address) && { envelope: { from: replyTo, to } }

  return { send, close: async () => (await opened)?.close() }
}

/** Whether sending is hopeless: answers from 500 on, except for a wrong password of ours, which the operator can correct. */
function isPermanent(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500
}

const domainOf = (address: string) => address.split('@').at(-1)!.toLowerCase()
