import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError, invalid, refused } from '../errors.ts'
import { seal, unseal } from '../lib/sealed.ts'
import { hashToken } from '../lib/secret-token.ts'
import { beginRequest, endRequest, type Known } from '../modules/idempotency/service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The `Idempotency-Key` of a request that is being answered for the first time. */
    idempotencyKey: string | undefined
  }
}

const HEADER = 'idempotency-key'
const MAX_CHARACTERS = 255
const PURPOSE = 'idempotent_answer'
const PRINTABLE = /^[\x21-\x7e]+$/

/**
 * Makes changes on a scope of `requireApiKey` repeatable: a request with the `Idempotency-Key` of an earlier one gets the same answer, for
 * a day. Only answers about a server error or too many requests are not stored.
 */
export function answerOnce(scope: FastifyInstance, deps: Deps): void {
  scope.decorateRequest('idempotencyKey')
  scope.addHook('preHandler', async (request, reply) => {
    const key = request.method === 'GET' ? undefined : keyOf(request)
    if (key === undefined) return
    const fingerprint = fingerprintOf(request)
    const { id: apiKeyId, accountId: userId } = request.apiKey
    const known = await beginRequest(deps, { userId, apiKeyId, key, fingerprint })
    if (known) return replay(deps, known, fingerprint, reply)
    request.idempotencyKey = key
  })
  scope.addHook('onSend', async (request, reply, payload) => {
    const { idempotencyKey: key } = request
    if (key === undefined) return payload
    const claim = { apiKeyId: request.apiKey.id, key }
    const { tellsSecret } = request.routeOptions.config
    const text = String(payload)
    const body = tellsSecret ? seal(deps.config.secret, PURPOSE, text) : text
    const answer = { status: reply.statusCode, body }
    // The answer is sent even if it could not be stored; the lease then expires.
    await endRequest(deps, claim, answer).catch((error: unknown) =>
      request.log.warn({ err: error }, 'an answer was not kept'),
    )
    return payload
  })
}

/**
 * An id for the object that a request creates, the same for every repetition, so that it is created once even when a node died before
 * storing its answer; undefined for a request without a key.
 */
export const repeatableId = ({ idempotencyKey: key, apiKey }: FastifyRequest): string | undefined =>
  key === undefined ? undefined : hashToken(`${apiKey.id} ${key}`)

/** @throws 400 `invalid_idempotency_key` */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[HEADER]
  if (key === undefined) return undefined
  if (typeof key === 'string' && key.length <= MAX_CHARACTERS && PRINTABLE.test(key)) return key
  throw invalid(
    'invalid_idempotency_key',
    `An Idempotency-Key has 1 to ${MAX_CHARACTERS} printable characters without spaces.`,
  )
}

const fingerprintOf = ({ method, url, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('hex')

/** @throws 422 when the key was used for another request; 409 while the first one is still being answered */
function replay(
  { config }: Deps,
  { fingerprint: first, answer }: Known,
  fingerprint: string,
  reply: FastifyReply,
) {
  if (first !== fingerprint) {
    throw new AppError(
      422,
      'idempotency_key_reused',
      'This Idempotency-Key was used for another request. Use a new one for each.',
    )
  }
  if (!answer) {
    reply.header('retry-after', 1)
    throw refused('idempotency_in_progress', 'The first request with this key is still answered.')
  }
  const { tellsSecret } = reply.request.routeOptions.config
  return reply
    .code(answer.status)
    .header('idempotent-replayed', 'true')
    .type('application/json; charset=utf-8')
    .send(tellsSecret ? unseal(config.secrets, PURPOSE, answer.body) : answer.body)
}
