import type { ModelRequest } from '../index.ts'
import { REPLY_BYTES, TEMPERATURE, type Vendor } from '../vendor.ts'
import { jsonOf } from './body.ts'
import { type Address, type Answer, post } from './endpoint.ts'
import { EventReader } from './event-reader.ts'
import { gathered, type Read } from './gathered.ts'
import { Reply } from './reply.ts'

const PATH = '/chat/completions'

/** A model behind an OpenAI-compatible endpoint, parsed by hand, because a stream through the SDK takes three times the processor time. */
export const compatibleVendor = (address: Address, model: string): Vendor => ({
  async *reply(request, meter, signal) {
    const answer = await post(address, PATH, bodyOf(model, request), signal)
    meter.begun()
    const reply = new Reply(answer.url)
    // Some endpoints cannot stream, and some report errors as JSON.
    if (answer.isJson) yield reply.readWhole(await jsonOf(answer, REPLY_BYTES))
    else yield* streamed(answer, reply)
    meter.told(reply.tokensIn, reply.tokensOut)
  },
})

async function* streamed(answer: Answer, reply: Reply): AsyncGenerator<string> {
  const events = new EventReader()
  const take = (piece: Buffer) => read(reply, events, piece)
  yield* gathered(answer, REPLY_BYTES, take, () => reply.isDone)
  if (!reply.isDone) reply.requireEnd()
}

/** Text that arrived before a failure still counts. */
function read(reply: Reply, events: EventReader, piece: Buffer): Read {
  let text = ''
  try {
    for (const event of events.read(piece)) text += reply.read(event)
    return { text }
  } catch (failure) {
    return { text, failure }
  }
}

const bodyOf = (model: string, { system, messages, maxTokens }: ModelRequest) => ({
  model,
  max_tokens: maxTokens,
  temperature: TEMPERATURE,
  messages: [{ role: 'system', content: system }, ...messages],
  stream: true,
  // Requested explicitly, because otherwise a streamed reply has no usage.
  stream_options: { include_usage: true },
})
