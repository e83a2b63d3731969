import * as z from 'zod'
import { retryAfter } from '../webhooks/retry-after.ts'
import { halfAnswer, problemOf, unreachable } from './errors.ts'

export type JsonApi = {
  /** @throws the error of `problemOf`; CalendarDown when there is no valid answer */
  ask<T>(call: JsonCall<T>): Promise<T>
}

export type JsonCall<T> = {
  method: 'GET' | 'POST'
  path: string
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  answer: z.ZodType<T>
  signal: AbortSignal
  /** The error for a status of this call; null leaves it to `problemOf`. */
  refused?: (status: number) => Error | null
}

type Options = {
  /** The vendor's name, for sentences. */
  who: string
  /** Without a slash at its end. */
  base: string
  key: string
  fetch: typeof globalThis.fetch
}

/** A client for a JSON API with a key. */
export function jsonApi({ who, base, key, fetch }: Options): JsonApi {
  const exchange = async <T>({ method, path, query, body, headers, signal }: JsonCall<T>) => {
    const url = new URL(base + path)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const answer = await fetch(url, {
      method,
      signal,
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { answer, text: await answer.text() }
  }
  return {
    async ask(call) {
      const { answer, text } = await exchange(call).catch((error: unknown) => {
        throw unreachable(who, error)
      })
      if (!answer.ok) {
        throw call.refused?.(answer.status) ?? problemOf(who, answer.status, pauseOf(answer))
      }
      const read = call.answer.safeParse(jsonOf(text))
      if (!read.success) throw halfAnswer(who)
      return read.data
    },
  }
}

/** The pause the vendor asks for, in ms. Calendly has a header of its own for the seconds. */
const pauseOf = ({ headers }: Response): number | null =>
  retryAfter(
    headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? undefined,
    Date.now(),
  )

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
