import addressparser from 'nodemailer/lib/addressparser'
import * as z from 'zod'
import { ConfigError } from './config-error.ts'
import { isLoopbackName } from './lib/loopback.ts'

/** How people are told of what happens while they are away. */
export const NOTICE_FIELDS = {
  /** `smtp://` begins in the clear and turns to TLS, `smtps://` begins with it; user and password stand in it, percent-encoded. */
  SMTP_URL: z
    .url()
    .refine((url) => /^smtps?:/.test(url), 'begins with smtp:// or smtps://')
    .optional(),
  /** Who mails come from, such as `Nexus <notices@example.com>`. */
  MAIL_FROM: z
    .string()
    .refine((from) => addressIn(from) !== null, 'is an address, or a name and an <address>')
    .optional(),
  /** What browsers know this installation by when it pushes; made once and kept where it is not given. */
  VAPID_PUBLIC_KEY: z.string().regex(base64url(65), 'is a P-256 point in base64url').optional(),
  VAPID_PRIVATE_KEY: z.string().regex(base64url(32), 'is a P-256 key in base64url').optional(),
}

export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte. */
  secure: boolean
  auth: { user: string; pass: string } | null
  /** Not a word before TLS: there is a password to keep, and a network to keep it from. */
  requireTls: boolean
  /** On this very machine there is no network to hide from, and mail servers offer a certificate there that nobody signed. */
  ignoreTls: boolean
}

export type VapidKeys = { publicKey: string; privateKey: string }

export type NoticeConfig = {
  /** Null: the local mail server; in production no mail. */
  smtp: SmtpServer | null
  mailFrom: { name: string; address: string }
  /** Null: made once, and kept in the database. */
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

/** Of the local mail server alone. */
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

/** A regular expression for so many bytes. */
function base64url(bytes: number): RegExp {
  return new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`)
}
