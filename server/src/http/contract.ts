import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, type Input, pastedIdParams } from 'shared-types'
import * as z from 'zod/mini'
import { notFound } from '../errors.ts'
import { isId } from '../lib/ids.ts'
import { readInTurn } from './read-in-turn.ts'

/** A result with a sentence for the user in addition to the data. */
class WithMessage<R> {
  readonly data: R
  readonly message: string
  constructor(data: R, message: string) {
    this.data = data
    this.message = message
  }
}

/** A result with a message for the dashboard to show: `return withMessage(data, 'Appearance updated')`. */
export const withMessage = <R>(data: R, message: string) => new WithMessage(data, message)

/**
 * Registers one endpoint of the contract. Its schemas validate the input; the output carries only its declared fields, wrapped as
 * `{ message, data }`. Reads of one account wait for their turn.
 */
export function handle<R, P, Q, B>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (
    input: Input<Endpoint<P, Q, B, R>>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<R | WithMessage<R>> | R | WithMessage<R>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(endpoint),
    handler: async (request, reply) => {
      refuseMalformedIds(request)
      const { params, query, body } = request
      const input = { params, query, body } as unknown as Input<Endpoint<P, Q, B, R>>
      const work = async () => handler(input, request, reply)
      const isRead = endpoint.method === 'GET' && request.isPaced
      const result = await (isRead ? readInTurn(request.account.id, work) : work())
      return result instanceof WithMessage
        ? { message: result.message, data: result.data }
        : { message: '', data: result }
    },
  })
}

/** The schema of a route that streams or accepts a form: only the input is described, as the response is not JSON. */
export const inputSchema = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && { body: endpoint.body }),
})

const routeSchema = (endpoint: Endpoint) => ({
  ...inputSchema(endpoint),
  response: { 200: z.object({ message: z.string(), data: endpoint.response }) },
})

// oxlint-disable-next-line words/no-patterns -- names of fields of our calls
const ID_IN_BODY = /^(?:agent|kb|ref)_?ids?$/i

/** Answers 404 to an id that no row can have, before it reaches a uuid column, where it would be an error. */
export function refuseMalformedIds(request: FastifyRequest): void {
  const params = Object.values((request.params ?? {}) as Record<string, unknown>)
  const fields = [request.query, request.body].flatMap((part) =>
    Object.entries((part ?? {}) as Record<string, unknown>)
      .filter(([name]) => ID_IN_BODY.test(name))
      .flatMap(([, value]) => value),
  )
  for (const value of [...params, ...fields]) {
    if (typeof value === 'string' && !isId(value)) throw notFound('Resource')
  }
}

/**
 * The id in a route's address before the request is validated, read as a pasted one is.
 * @throws 404 when no row can have it
 */
export function idOf({ params }: FastifyRequest): string {
  const { data } = pastedIdParams.safeParse(params)
  if (!data || !isId(data.id)) throw notFound('Resource')
  return data.id
}
