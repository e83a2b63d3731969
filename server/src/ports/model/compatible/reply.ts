import { countOf, parse, UnreadableAnswer } from './body.ts'
import { failureOf } from './refusal.ts'

/** The shape of a compliant endpoint's data; every field is checked before it is used. */
type Sent = {
  error?: unknown
  choices?: unknown
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null
} | null
type Choice =
  | { delta?: ReplyMessage; message?: ReplyMessage; finish_reason?: unknown }
  | null
  | undefined
type ReplyMessage = { content?: unknown; refusal?: unknown } | null

const DONE = '[DONE]'

/** One chat reply, assembled from its events. */
export class Reply {
  readonly #url: string
  #hasEnded = false
  /** True when nothing more will follow. */
  isDone = false
  tokensIn: number | undefined
  tokensOut: number | undefined

  constructor(url: string) {
    this.#url = url
  }

  /** @returns the words in an event. @throws APICallError when it contains an error, UnreadableAnswer */
  read(event: string): string {
    if (event === DONE) {
      this.isDone = true
      return ''
    }
    const choice = this.#choiceIn(parse(event))
    if (choice?.finish_reason != null) this.#hasEnded = true
    return textOf(choice?.delta)
  }

  /** @returns the words of a reply that was not streamed. @throws as `read` does. */
  readWhole(json: unknown): string {
    return textOf(this.#choiceIn(json)?.message)
  }

  /** @throws when the stream ended early, although the connection was closed properly. */
  requireEnd(): void {
    if (!this.#hasEnded)
      throw new Error('The vendor ended the stream before the reply was finished')
  }

  #choiceIn(json: unknown): Choice {
    // The cast is safe: every field is unknown, and is checked before it is used.
    const sent = json as Sent
    if (sent?.error != null) throw failureOf(this.#url, sent.error)
    if (!Array.isArray(sent?.choices)) throw new UnreadableAnswer()
    if (sent.usage != null) {
      this.tokensIn = countOf(sent.usage.prompt_tokens)
      this.tokensOut = countOf(sent.usage.completion_tokens)
    }
    return sent.choices[0] as Choice
  }
}

/** The text of a message. A refusal of the model is in a field of its own. */
const textOf = (message: ReplyMessage | undefined): string =>
  message == null ? '' : wordsOf(message.content) + wordsOf(message.refusal)

/** The words of a content that is a text or a list of parts, without the model's thoughts. */
function wordsOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (content == null) return ''
  if (!Array.isArray(content)) throw new UnreadableAnswer()
  return content
    .map((part: { type?: unknown; text?: unknown } | null) =>
      part?.type === 'text' && typeof part.text === 'string' ? part.text : '',
    )
    .join('')
}
