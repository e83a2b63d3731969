import addressparser from 'nodemailer/lib/addressparser'
import * as z from 'zod'
import { ConfigError } from './config-error.ts'
import { isLoopbackName } from './lib/loopback.ts'

/** Settings for notifying people who are away. */
export const NOTICE_FIELDS = {
  /** `smtp://` starts unencrypted and switches to TLS, `smtps://` starts with TLS; includes user and password, percent-encoded. */
  SMTP_URL: z
    .url()
    .refine((url) => /^smtps?:/.test(url), 'begins with smtp:// or smtps://')
    .optional(),
  /** The sender of mails, such as `Nexus <notices@example.com>`. */
  MAIL_FROM: z
    .string()
    .refine((from) => addressIn(from) !== null, 'is an address, or a name and an <address>')
    .optional(),
  /** The keys by which browsers recognize this installation for push messages; generated and stored when absent. */
  VAPID_PUBLIC_KEY: z.string().regex(base64url(65), 'is a P-256 point in base64url').optional(),
  VAPID_PRIVATE_KEY: z.string().regex(base64url(32), 'is a P-256 key in base64url').optional(),
}

export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte. */
  secure: boolean
  auth: { user: string; pass: string } | null
  /** Nothing is sent before TLS has started, because the password must not be read on the network. */
  requireTls: boolean
  /** On this machine there is no network, and mail servers have a certificate that nobody signed. */
  ignoreTls: boolean
}

export type VapidKeys = { publicKey: string; privateKey: string }

export type NoticeConfig = {
  /** Null for the local mail server; in production for no mail. */
  smtp: SmtpServer | null
  mailFrom: { name: string; address: string }
  /** Null when they are generated and stored in the database. */
  vapid: VapidKeys | null
}

/** @throws ConfigError */
export function noticeConfig(env: z.infer<z.ZodObject<typeof NOTICE_FIELDS>>): NoticeConfig {
  if (env.SMTP_URL && !env.MAIL_FROM) {
    throw new ConfigError('SMTP_URL needs MAIL_FROM: mail servers take no mail from nobody.')
  }
  if (Boolean(env.VAPID_PUBLIC_KEY) !== Boolean(env.VAPID_PRIVATE_KEY)) {
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: one is missing.')
  }
  return {
    smtp: env.SMTP_URL ? smtpServer(env.SMTP_URL) : null,
    mailFrom: (env.MAIL_FROM && addressIn(env.MAIL_FROM)) || LOCAL_SENDER,
    vapid:
      env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
        ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
        : null,
  }
}

/** The sender with the local mail server. */
const LOCAL_SENDER = { name: 'Nexus', address: 'nexus@local.invalid' }
const SUBMISSION = 587
const SUBMISSION_OVER_TLS = 465

function smtpServer(text: string): SmtpServer {
  const url = new URL(text)
  const secure = url.protocol === 'smtps:'
  const isLoopback = isLoopbackName(url.hostname)
  const user = decodeURIComponent(url.username)
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? SUBMISSION_OVER_TLS : SUBMISSION),
    secure,
    auth: user ? { user, pass: decodeURIComponent(url.password) } : null,
    requireTls: !secure && user !== '' && !isLoopback,
    ignoreTls: !secure && isLoopback,
  }
}

function addressIn(text: string): NoticeConfig['mailFrom'] | null {
  const [first, ...others] = addressparser(text, { flatten: true })
  if (!first?.address?.includes('@') || others.length > 0) return null
  return { name: first.name || 'Nexus', address: first.address }
}

/** A regular expression for this many bytes in base64url. */
function base64url(bytes: number): RegExp {
  return new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`)
}
