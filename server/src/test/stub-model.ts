import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { composeReply, vectorOf, type ChatMessage } from './stub-reply.ts'

/** How the stub reacts to the next requests: for example a refusal, endless silence, or a connection that breaks after some tokens. */
export type StubBehaviour = {
  /** HTTP statuses of refusals; each entry serves one request. */
  failures?: number[]
  /** Accepts the request and never answers. */
  hang?: boolean
  /** Closes the connection after this many tokens. */
  dropAfter?: number
  /** Answers with the beginning of something unreadable. */
  garbage?: boolean
  /** Does not report usage, like small servers. */
  tellsNoUsage?: boolean
  /** Says exactly this instead of composing an answer. */
  reply?: string
  /** Answers exactly this when asked to interpret what somebody said. */
  hears?: string
  /** Returns exactly these vectors for embeddings. */
  vectors?: number[][]
  /** Model names that it lists like Ollama; names with `embed` can do nothing else. Without them it is not an Ollama. */
  models?: string[]
}

export type StubModelOptions = StubBehaviour & {
  /** 0 for a free port. */
  port?: number
  /** Milliseconds before each token. */
  delay?: number
  /** Further milliseconds before the first token. */
  first?: number
  /** Dimensions of a vector. */
  dimensions?: number
}

export type StubModel = {
  /** The value for `MODEL_BASE_URL`, ending in /v1. */
  url: string
  /** Bodies of the requests so far, oldest first. */
  requests: StubRequest[]
  /** Changes the behaviour for the next requests. */
  behave(behaviour: StubBehaviour & { delay?: number }): void
  close(): Promise<void>
}

export type StubRequest = {
  model: string
  messages?: ChatMessage[]
  input?: string | string[]
  encoding_format?: 'float' | 'base64'
  stream?: boolean
  stream_options?: { include_usage?: boolean }
}

/** An OpenAI-compatible endpoint on loopback, which answers from the passages in the prompt, always in the same way. */
export async function startStubModel(options: StubModelOptions = {}): Promise<StubModel> {
  const { port = 0, ...initial } = options
  let behaviour: Omit<StubModelOptions, 'port'> = initial
  const requests: StubRequest[] = []
  const server = createServer((request, response) => {
    respond(request, response, behaviour, requests).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (next) => void (behaviour = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  behaviour: Omit<StubModelOptions, 'port'>,
  requests: StubRequest[],
) {
  if (behaviour.models && request.url === '/api/tags') {
    return json(response, 200, { models: behaviour.models.map((name) => ({ name })) })
  }
  const body = await readBody(request)
  if (behaviour.models && request.url === '/api/show') return json(response, 200, shown(body))
  requests.push(body)
  const failure = behaviour.failures?.shift()
  if (failure) return json(response, failure, { error: { message: 'stub refusal' } })
  if (behaviour.hang) return
  if (behaviour.garbage) return garbage(response)
  const tellsUsage = !behaviour.tellsNoUsage
  if (request.url?.endsWith('/embeddings'))
    return json(response, 200, embeddings(body, tellsUsage, behaviour))
  const messages = body.messages ?? []
  const isListening = String(messages[0]?.content).startsWith('You listen.')
  const heard = isListening ? behaviour.hears : undefined
  const reply = heard ?? behaviour.reply ?? composeReply(messages)
  const usage = usageOf(
    messages.map(({ content }) => String(content)),
    reply,
  )
  if (!body.stream) return json(response, 200, completion(body.model, reply, usage))
  const usageShown = tellsUsage && body.stream_options?.include_usage ? usage : null
  await stream(response, body.model, reply, usageShown, behaviour)
}

async function readBody(request: IncomingMessage): Promise<StubRequest> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text) as StubRequest
}

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function stream(
  response: ServerResponse,
  model: string,
  reply: string,
  usage: StubUsage | null,
  { delay = 0, first = 0, dropAfter }: StubModelOptions,
) {
  if (first) await new Promise((resolve) => setTimeout(resolve, first))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  // Split at the beginning of words, because a regular expression could not match a very long word.
  const tokens = reply.split(/(?<=\S)(?=\s)/)
  for (const [index, token] of tokens.entries()) {
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
    if (response.destroyed) return
    if (index === dropAfter) return void response.destroy()
    response.write(chunk(model, { content: token }, null))
  }
  response.write(chunk(model, {}, 'stop'))
  if (usage) response.write(`data: ${JSON.stringify({ ...head(model), choices: [], usage })}\n\n`)
  response.end('data: [DONE]\n\n')
}

function garbage(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.end('data: {"choices":[{"delta"\n\ndata: <html>\n\n\0\ufffd')
}

const chunk = (model: string, delta: { content?: string }, finish: 'stop' | null) =>
  `data: ${JSON.stringify({
    ...head(model),
    choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finish }],
  })}\n\n`

const head = (model: string) => ({
  id: 'stub',
  object: 'chat.completion.chunk',
  created: 0,
  model,
})

const shown = ({ model }: StubRequest) => ({
  capabilities: [model.includes('embed') ? 'embedding' : 'completion'],
})

type StubUsage = { prompt_tokens: number; completion_tokens: number; total_tokens: number }

/** Counts a word as a token. */
function usageOf(asked: string[], reply: string): StubUsage {
  const [prompt_tokens, completion_tokens] = [wordsIn(asked.join(' ')), wordsIn(reply)]
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length

const completion = (model: string, content: string, usage: StubUsage) => ({
  id: 'stub',
  object: 'chat.completion',
  created: 0,
  model,
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage,
})

const embeddings = (
  { model, input = [], encoding_format }: StubRequest,
  tellsUsage: boolean,
  { vectors, dimensions }: StubModelOptions,
) => ({
  object: 'list',
  model,
  data: (vectors ?? [input].flat().map((text) => vectorOf(text, dimensions))).map(
    (embedding, index) => ({
      object: 'embedding',
      index,
      embedding: encoding_format === 'base64' ? inBase64(embedding) : embedding,
    }),
  ),
  ...(tellsUsage && { usage: usageOf([input].flat(), '') }),
})

const inBase64 = (vector: number[]): string =>
  Buffer.from(Float32Array.from(vector).buffer).toString('base64')

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      delay: { type: 'string', default: '0' },
      first: { type: 'string', default: '0' },
      dimensions: { type: 'string' },
      hang: { type: 'boolean', default: false },
      reply: { type: 'string' },
    },
  })
  const { port, delay, first, dimensions, hang, reply } = values
  const stub = await startStubModel({
    port: Number(port),
    delay: Number(delay),
    first: Number(first),
    dimensions: dimensions ? Number(dimensions) : undefined,
    hang,
    reply,
  })
  console.log(`stub model on ${stub.url}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stub.close())
}
