import { UnreadableAnswer, parse } from './body.ts'
import { countOf } from './count.ts'
import { failureOf } from './refusal.ts'

/** What an endpoint sends, where it keeps to the wire; whatever is read of it is looked at first. */
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

/** One reply of a chat, as its events arrive. */
export class Reply {
  readonly #url: string
  #hasEnded = false
  /** Nothing follows any more. */
  isDone = false
  tokensIn: number | undefined
  tokensOut: number | undefined

  constructor(url: string) {
    this.#url = url
  }

  /** @returns the words in an event. @throws APICallError where it tells an error, UnreadableAnswer */
  read(event: string): string {
    if (event === DONE) {
      this.isDone = true
      return ''
    }
    const choice = this.#choiceIn(parse(event))
    if (choice?.finish_reason != null) this.#hasEnded = true
    return textOf(choice?.delta)
  }

  /** @returns the words of a reply that came at once. @throws as `read` does. */
  readWhole(json: unknown): string {
    return textOf(this.#choiceIn(json)?.message)
  }

  /** @throws where the stream broke off, although the connection was closed in good order. */
  requireEnd(): void {
    if (!this.#hasEnded)
      throw new Error('The vendor ended the stream before the reply was finished')
  }

  #choiceIn(json: unknown): Choice {
    // Every field of it is unknown, and nothing else is read.
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

/** What a model refuses to say it says in a field of its own. */
const textOf = (said: ReplyMessage | undefined): string =>
  said == null ? '' : wordsOf(said.content) + wordsOf(said.refusal)

/** Text, or parts of which some are thoughts. */
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
