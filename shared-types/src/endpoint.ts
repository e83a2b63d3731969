import * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * One call of the API, written once: the server validates with it, the dashboard calls through it and the OpenAPI document is
 * generated from it. `response` is the `data` part of a success answer (`{ message, data }`); paths stand below `/api`.
 */
export type Endpoint<P = unknown, Q = unknown, B = unknown, R = unknown> = {
  method: Method
  path: string
  /** One sentence, shown in the OpenAPI document. */
  summary: string
  params?: z.ZodMiniType<P>
  query?: z.ZodMiniType<Q>
  body?: z.ZodMiniType<B>
  response: z.ZodMiniType<R>
}

export const endpoint = <R, P = undefined, Q = undefined, B = undefined>(
  definition: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> => definition

// oxlint-disable-next-line typescript/no-explicit-any -- the parameters are inferred at every use
export type AnyEndpoint = Endpoint<any, any, any, any>

type Part<Name extends string, T> = [T] extends [undefined] ? object : { [K in Name]: T }

/** Arguments of a call: only the parts its endpoint declares. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never

/** Result of a call: the `data` of the response. */
export type Output<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? R : never

/** `/agent/:id` with `{ id: 'x' }` becomes `/agent/x`; every value is percent-encoded. */
export const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
