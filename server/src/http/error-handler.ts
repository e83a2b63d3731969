import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Failure } from 'shared-types'
import { isUnavailable, isWithoutRoom } from '../db/errors.ts'
import { AppError } from '../errors.ts'
import { methodsAt } from './known-paths.ts'

/** The one place that turns a thrown error into the body `{ message, code, details?, request_id? }`. */
export function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, failure } = describe(error)
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  return reply.code(status).send(status >= 500 ? { ...failure, request_id: request.id } : failure)
}

/** Answers a request that no route takes: 405 where another method would be right. */
export function notFoundHandler(request: FastifyRequest, reply: FastifyReply) {
  const methods = methodsAt(request)
  if (methods.length === 0 || methods.includes(request.method)) {
    return reply.code(404).send({ message: 'There is nothing at this address', code: 'not_found' })
  }
  return reply
    .code(405)
    .header('allow', methods.join(', '))
    .send({
      message: `This address does not take ${request.method}.`,
      code: 'method_not_allowed',
    })
}

function describe(error: FastifyError): { status: number; failure: Failure } {
  if (error instanceof AppError) {
    return { status: error.status, failure: { message: error.message, code: error.code } }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map((issue) => ({
      path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: issue.message ?? 'Invalid value',
    }))
    const message = details[0]?.message ?? 'Invalid input'
    return { status: 400, failure: { message, code: 'validation_failed', details } }
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) {
    return { status, failure: CLIENT_ERRORS[status] ?? CLIENT_ERRORS[400]! }
  }
  if (isWithoutRoom(error)) return { status: 503, failure: WITHOUT_ROOM }
  return isUnavailable(error)
    ? { status: 503, failure: UNAVAILABLE }
    : { status: 500, failure: { message: 'Something went wrong on our side.', code: 'internal' } }
}

const RETRY_AFTER_SECONDS = 2
const UNAVAILABLE: Failure = {
  message: 'The service cannot be reached right now. Please try again in a moment.',
  code: 'unavailable',
}
const WITHOUT_ROOM: Failure = {
  message: 'There is no room to keep this right now. Please try again in a while.',
  code: 'storage_full',
}

const CLIENT_ERRORS: Record<number, Failure> = {
  400: { message: 'This request could not be understood.', code: 'bad_request' },
  413: { message: 'That is too large.', code: 'too_large' },
  415: {
    message:
      'This kind of content is not supported. JSON needs the header content-type: application/json.',
    code: 'unsupported_media_type',
  },
  429: { message: 'Too many requests. Wait a moment and try again.', code: 'rate_limited' },
}
