import * as z from 'zod'
import { ConfigError } from './config-error.ts'
import { isLoopbackName } from './lib/loopback.ts'

/** Of the 64 characters of a local part, what the plus and the token leave for the name. */
const LONGEST_NAME = 31

/** Settings for mails to visitors who have left, and for their answers. */
export const LETTER_FIELDS = {
  /** Address for answers: `replies@example.com`, which must also receive mail to `replies+…@example.com`, or `*@reply.example.com`. */
  REPLY_ADDRESS: z
    .string()
    .regex(
      /^(?:\*|[A-Za-z0-9._-]+)@[A-Za-z0-9.-]+$/,
      'is an address, or *@ and a domain of its own',
    )
    .refine((address) => address.indexOf('@') <= LONGEST_NAME, 'has a shorter name before the @')
    .optional(),
  /** The mailbox from which answers are read: `imaps://user:password@host`, or `imap://` with STARTTLS. Its path names a folder. */
  IMAP_URL: z
    .url()
    .refine((url) => /^imaps?:/.test(url), 'begins with imap:// or imaps://')
    .optional(),
  /** The `user:password` with which Postmark authenticates. */
  POSTMARK_INBOUND_SECRET: z
    .string()
    .regex(/^[^:\s]+:\S{16,}$/, 'is a user, a colon and a password of at least 16 characters')
    .optional(),
  /** The key with which Mailgun signs received mails. */
  MAILGUN_SIGNING_KEY: z.string().min(16).optional(),
  /** How many seconds a person's message waits for the visitor to return before it is mailed. */
  ANSWER_BY_EMAIL_SECONDS: z.coerce.number().min(0).max(86_400).default(60),
}

export type ReplyAddress = {
  /** The part before the plus; null when every address of the domain is ours. */
  name: string | null
  domain: string
}

export type Mailbox = {
  host: string
  port: number
  /** TLS from the first byte. */
  secure: boolean
  /** Nothing is sent before TLS has started. */
  requireTls: boolean
  user: string
  pass: string
  folder: string
}

export type LetterConfig = {
  letters: {
    /** Null when mails cannot be answered. */
    replyAddress: ReplyAddress | null
    /** Null when no mailbox is read. */
    mailbox: Mailbox | null
    postmarkSecret: string | null
    mailgunKey: string | null
    waitMs: number
  }
}

type Fields = z.infer<z.ZodObject<typeof LETTER_FIELDS>>

/** @param isLocal whether mail is only shown on the screen @throws ConfigError */
export function letterConfig(env: Fields, isLocal: boolean): LetterConfig {
  const source = env.IMAP_URL ?? env.POSTMARK_INBOUND_SECRET ?? env.MAILGUN_SIGNING_KEY
  if (source && !env.REPLY_ADDRESS) {
    throw new ConfigError(
      'IMAP_URL, POSTMARK_INBOUND_SECRET and MAILGUN_SIGNING_KEY need REPLY_ADDRESS: where answers go.',
    )
  }
  if (env.REPLY_ADDRESS && !source) {
    throw new ConfigError(
      'REPLY_ADDRESS needs IMAP_URL, POSTMARK_INBOUND_SECRET or MAILGUN_SIGNING_KEY: nobody would read the answers.',
    )
  }
  const replyAddress = env.REPLY_ADDRESS ? parted(env.REPLY_ADDRESS) : isLocal ? LOCAL : null
  return {
    letters: {
      replyAddress,
      mailbox: env.IMAP_URL ? mailboxAt(env.IMAP_URL) : null,
      postmarkSecret: env.POSTMARK_INBOUND_SECRET ?? null,
      mailgunKey: env.MAILGUN_SIGNING_KEY ?? null,
      waitMs: env.ANSWER_BY_EMAIL_SECONDS * 1000,
    },
  }
}

const LOCAL: ReplyAddress = { name: null, domain: 'replies.local.invalid' }
const IMAP = 143
const IMAP_OVER_TLS = 993

function parted(address: string): ReplyAddress {
  const [name, domain] = address.toLowerCase().split('@') as [string, string]
  return { name: name === '*' ? null : name, domain }
}

function mailboxAt(text: string): Mailbox {
  const url = new URL(text)
  const secure = url.protocol === 'imaps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? IMAP_OVER_TLS : IMAP),
    secure,
    requireTls: !secure && !isLoopbackName(url.hostname),
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  }
}
