/** One server-sent event; `data` is parsed JSON. */
export type ServerEvent = { event: string; data: unknown }

/** Parses a `text/event-stream`. Comments (heartbeats) yield nothing; an incomplete event at the end is dropped. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes?: () => void,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onBytes?.()
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = field(block, 'data')
        if (data) yield { event: field(block, 'event'), data: JSON.parse(data) }
      }
    }
  } finally {
    // Leaving the loop early also cancels the request.
    reader.cancel().catch(() => undefined)
  }
}

/** The value of the line of this name; the server writes the data of an event, which is JSON, on one line. */
const field = (block: string, name: string): string =>
  // oxlint-disable-next-line words/no-patterns -- names of fields of the event stream, given by the callers in this file
  new RegExp(`^${name}: ?(.*)`, 'm').exec(block)?.[1] ?? ''
