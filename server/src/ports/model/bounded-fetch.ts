import { EndlessAnswer } from './endless-answer.ts'

/** Enough for a vendor's reason for refusing; a longer body is a proxy's page. */
export const REFUSAL_BYTES = 64 * 1024

/**
 * A `fetch` whose answers are limited: a success with more than this many bytes fails with `EndlessAnswer` when they are exceeded, a
 * refusal is just cut.
 */
export const boundedFetch =
  (bytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (!response.body) return response
    const end = response.ok ? failing(bytes) : cutting(REFUSAL_BYTES)
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(end), { status, statusText, headers })
  }

function failing(bytes: number) {
  let room = bytes
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, stream) {
      room -= chunk.byteLength
      if (room < 0) stream.error(new EndlessAnswer(`${bytes} bytes`))
      else stream.enqueue(chunk)
    },
  })
}

function cutting(bytes: number) {
  let room = bytes
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, stream) {
      stream.enqueue(chunk.subarray(0, room))
      room -= chunk.byteLength
      if (room <= 0) stream.terminate()
    },
  })
}
