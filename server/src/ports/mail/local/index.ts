import type { FastifyBaseLogger } from 'fastify'
import type { NoticeConfig } from '../../../config-notices.ts'
import type { Database } from '../../../db/client.ts'
import type { Mailer } from '../index.ts'
import { smtpMailer } from '../smtp.ts'
import type { openMailServer } from './server.ts'

type Context = {
  from: NoticeConfig['mailFrom']
  db: Database
  log: FastifyBaseLogger
  /** Called when a mail was delivered to this address. */
  onMail: (recipient: string) => void
  /** Visitors' answers are sent to this domain. */
  replies: Parameters<typeof openMailServer>[0]['replies']
}

/** A real mail server on loopback, whose mailboxes are shown on the screen. It is started with the first mail. */
export function localMailer(context: Context): Mailer {
  let opened: ReturnType<typeof open> | undefined

  async function open() {
    const { openMailServer } = await import('./server.ts')
    const server = await openMailServer(context)
    const where = {
      host: '127.0.0.1',
      port: server.port,
      secure: false,
      requireTls: false,
      ignoreTls: true,
    }
    return { server, mailer: smtpMailer({ ...where, auth: null }, context.from) }
  }

  return {
    kind: 'local',
    async send(mail) {
      opened ??= open()
      await (await opened).mailer.send(mail)
    },
    async close() {
      const { server, mailer } = (await opened) ?? {}
      await mailer?.close()
      await server?.close()
    },
  }
}
