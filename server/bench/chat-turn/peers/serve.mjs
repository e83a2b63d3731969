import { createServer } from 'node:http'

/** Answers questions with a stream of events. @param answer yields the pieces of an answer. */
export function serve(port, answer) {
  createServer(async (request, response) => {
    const parts = []
    for await (const part of request) parts.push(part)
    const { text, conversation } = JSON.parse(Buffer.concat(parts).toString())
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for await (const content of await answer(text, conversation)) {
      response.write(`data: ${JSON.stringify({ content })}\n\n`)
    }
    response.end()
  }).listen(Number(port), '127.0.0.1')
}
