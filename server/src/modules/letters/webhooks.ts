import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError, forbidden } from '../../errors.ts'
import { inScope } from '../../http/in-scope.ts'
import { type Fields, readForm } from '../../http/posted-form.ts'
import { receiveMail } from './receive.ts'

/** Largest webhook: both services accept mails of up to 25 or 35 MB, and encode them as text. */
const MAX_BYTES = 50 * 1024 * 1024
/** Largest part of a mail that is kept. Attachments come last and are not kept, so that cutting them off does no harm. */
const MAX_MIME_BYTES = 1_500_000
/** Longest value of other fields; addresses and signatures are much shorter. */
const MAX_VALUE = 1_024
const HIDDEN = { hide: true }

/** Seconds a signature of Mailgun is valid, before and after. */
const SIGNED_SECONDS = 300

/**
 * Webhooks by which mail services deliver received mails. Postmark is authenticated before anything is read. Mailgun's signature is a field
 * of the form, so until it is checked no more than one mail is held in memory.
 */
export async function letterWebhooks(app: FastifyInstance, deps: Deps) {
  await inScope(app, postmark, deps)
  await inScope(app, mailgun, deps)
}

async function postmark(app: FastifyInstance, deps: Deps) {
  const secret = deps.config.letters.postmarkSecret
  if (!secret) return
  const expected = `Basic ${Buffer.from(secret).toString('base64')}`
  app.addHook('onRequest', async ({ headers }) => {
    if (isEqual(headers.authorization ?? '', expected)) return
    throw new AppError(401, 'bad_secret', 'This request is not from Postmark.')
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post<{ Body: Buffer }>(
    '/webhooks/mail/postmark',
    { schema: HIDDEN, bodyLimit: MAX_BYTES },
    async ({ body }) => {
      await receiveMail(deps, { kind: 'postmark', content: body })
      return {}
    },
  )
}

async function mailgun(app: FastifyInstance, deps: Deps) {
  const key = deps.config.letters.mailgunKey
  if (!key) return
  const form = {
    bytes: MAX_BYTES,
    kept: {
      timestamp: MAX_VALUE,
      token: MAX_VALUE,
      signature: MAX_VALUE,
      recipient: MAX_VALUE,
      sender: MAX_VALUE,
      'body-mime': MAX_MIME_BYTES,
    },
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    ({ headers }: FastifyRequest, body: Readable) => readForm(body, headers, form),
  )
  // Mailgun only sends the original mail to addresses that end in `mime`; to others it sends a digest.
  app.post<{ Body: Fields | undefined }>(
    '/webhooks/mail/mailgun/mime',
    { schema: HIDDEN },
    async ({ body: fields = {} }) => {
      checkSignature(key, fields, deps.now())
      await receiveMail(deps, {
        kind: 'mime',
        content: Buffer.from(fields['body-mime'] ?? '', 'utf8'),
        envelope: { to: [fields['recipient'] ?? ''], ...ofSender(fields['sender']) },
      })
      return {}
    },
  )
}

const ofSender = (from: string | undefined) => (from === undefined ? {} : { from })

/**
 * Checks Mailgun's signature.
 * @throws 403; Mailgun then tries again for hours, so that a mistyped key loses no mail.
 */
function checkSignature(
  key: string,
  { timestamp = '', token = '', signature = '' }: Fields,
  now: Date,
) {
  const expected = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex')
  const isFresh = Math.abs(now.getTime() / 1000 - Number(timestamp)) < SIGNED_SECONDS
  if (isFresh && isEqual(signature, expected)) return
  throw forbidden('bad_signature', 'This request is not from Mailgun.')
}

/** Compares in constant time, whatever the lengths. */
function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
