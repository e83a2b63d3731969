/** One server-sent event; `data` is parsed JSON. */
export type ServerEvent = { event: string; data: unknown; id: string }

/** Reads a `text/event-stream`. Comments (heartbeats) come out as nothing; a half event at a broken end is dropped. */
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
        const event = parse(block)
        if (event) yield event
      }
    }
  } finally {
    // Leaving early ends the request too.
    void reader.cancel().catch(() => undefined)
  }
}

const parse = (block: string): ServerEvent | undefined => {
  const fields: Record<string, string> = {}
  for (const line of block.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
    fields[name] = name === 'data' && 'data' in fields ? `${fields.data}\n${value}` : value
  }
  if (fields.data === undefined) return undefined
  try {
    return { event: fields.event ?? 'message', data: JSON.parse(fields.data), id: fields.id ?? '' }
  } catch {
    return undefined
  }
}
