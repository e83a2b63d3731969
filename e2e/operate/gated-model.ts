import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type GatedModel = {
  /** The value for `MODEL_BASE_URL`. */
  url: string
  /** Opens the gate, now and for later answers. */
  open: () => void
  close: () => Promise<void>
}

/**
 * A model that says its first words and then nothing until the gate is opened, so that a test can prove that the first words were not held
 * back.
 */
export async function startGatedModel(): Promise<GatedModel> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const server = createServer(async (request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    say(response, { content: 'Storage costs twenty pounds ' })
    await opened
    say(response, { content: 'a month. [1]' })
    say(response, {}, 'stop')
    response.end('data: [DONE]\n\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    open,
    close: async () => {
      open()
      server.closeAllConnections()
      server.close()
    },
  }
}

const say = (response: ServerResponse, delta: object, finish_reason: string | null = null) =>
  response.write(
    `data: ${JSON.stringify({
      id: 'gated',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'gated',
      choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason }],
    })}\n\n`,
  )
