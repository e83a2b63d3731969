import { APICallError } from '@ai-sdk/provider'
import type { Dispatcher } from 'undici'
import { REFUSAL_BYTES } from '../bounded-fetch.ts'

/** The error for an unsuccessful answer, with the endpoint's message, and whether trying again may help. */
export async function refusalOf(url: string, answer: Dispatcher.ResponseData) {
  const responseBody = await beginningOf(answer.body)
  const retryAfter = answer.headers['retry-after']
  return new APICallError({
    ...asked(url),
    message: messageIn(responseBody) ?? `The endpoint answered ${answer.statusCode}.`,
    statusCode: answer.statusCode,
    responseHeaders: retryAfter ? { 'retry-after': String(retryAfter) } : {},
    responseBody,
  })
}

/**
 * The error that an endpoint reports within a successful answer: some include a status code; without one, the endpoint may just have been
 * busy.
 */
export function failureOf(url: string, error: unknown): APICallError {
  const code = Number(fieldOf(error, 'code'))
  const status = code >= 400 && code < 600 ? { statusCode: code } : { isRetryable: true }
  return new APICallError({
    ...asked(url),
    message: messageOf(error) ?? 'The endpoint told of an error.',
    ...status,
  })
}

/** The request is left out of the error, because it contains words of a visitor. */
const asked = (url: string) => ({ url, requestBodyValues: {} })

async function beginningOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const pieces: Buffer[] = []
  let room = REFUSAL_BYTES
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      pieces.push(piece.subarray(0, room))
      room -= piece.length
      if (room <= 0) break
    }
  } catch {
    // A body that cannot be read to its end is no other failure: the status says that the request was refused.
  }
  return Buffer.concat(pieces).toString()
}

/** The message in a refusal, which compatible servers put in different places. */
function messageIn(body: string): string | null {
  try {
    const json: unknown = JSON.parse(body)
    return messageOf(fieldOf(json, 'error')) ?? messageOf(json)
  } catch {
    return null
  }
}

function messageOf(error: unknown): string | null {
  const message = typeof error === 'string' ? error : fieldOf(error, 'message')
  return typeof message === 'string' && message ? message : null
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
