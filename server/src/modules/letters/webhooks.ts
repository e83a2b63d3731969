import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError, forbidden } from '../../errors.ts'
import { type Fields, readForm } from '../../http/posted-form.ts'
import { receiveMail } from './receive.ts'

/** Both take mails of up to 25 or 35 MB, and say them in text. */
const MOST_BYTES = 50 * 1024 * 1024
/** What is attached comes last and is not kept, so what is cut off there is not missed. */
const MOST_MIME_BYTES = 1_500_000
/** Far longer than an address, a signature and the like are. */
const MOST_VALUE = 1_024
const HIDDEN = { hide: true }

/** How long a signature of Mailgun is good, either way. */
const SIGNED_SECONDS = 300

/**
 * Where mail services bring what they received. Of Postmark nothing is read before it is known that it is them; Mailgun signs within the
 * form, of which no more is held until then than a mail may be long.
 */
export async function letterWebhooks(app: FastifyInstance, deps: Deps) {
  await app.register((scope) => postmark(scope, deps))
  await app.register((scope) => mailgun(scope, deps))
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
    { schema: HIDDEN, bodyLimit: MOST_BYTES },
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
    bytes: MOST_BYTES,
    kept: {
      timestamp: MOST_VALUE,
      token: MOST_VALUE,
      signature: MOST_VALUE,
      recipient: MOST_VALUE,
      sender: MOST_VALUE,
      'body-mime': MOST_MIME_BYTES,
    },
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    ({ headers }: FastifyRequest, body: Readable) => readForm(body, headers, form),
  )
  // Its address ends so, or Mailgun would send what it made of the mail instead of the mail.
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

/** @throws 403, after which Mailgun brings it again for hours: a key that was mistyped loses nothing. */
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

/** In constant time, whatever the lengths. */
function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
