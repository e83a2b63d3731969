/** A vendor says why it refuses in a sentence; a page of a proxy says no more after this. */
const REFUSAL_BYTES = 64 * 1024

/** An answer that went on beyond every measure. */
class EndlessAnswer extends Error {
  constructor(bytes: number) {
    super(`The vendor sent more than ${bytes} bytes`)
    this.name = 'EndlessAnswer'
  }
}

/** That answer behind an error, which the SDK wraps in its own. */
export function endlessIn(error: unknown): EndlessAnswer | null {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof EndlessAnswer ? cause : null
}

/**
 * A fetch whose answers end, whatever the other side sends: a success of more than so many bytes fails with `EndlessAnswer` where they
 * are over, a refusal just ends.
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
      if (room < 0) stream.error(new EndlessAnswer(bytes))
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
