import type { Deps } from '../../../deps.ts'
import type { Model } from '../../../ports/model/index.ts'
import type { Heard } from '../../listening/types.ts'
import type { AnswerPart, Question } from '../types.ts'
import { answerByModel } from './answer-by-model.ts'

/**
 * The answer to a question as the trained listener heard it, begun while a model is still asked what was said: otherwise the customer would
 * wait for two calls of a model in a row. It is made up to its first word, before which nothing is stored, done or told.
 */
export class HeadStart {
  readonly #left = new AbortController()
  #hadSmallTalk = false
  #parts: AsyncGenerator<AnswerPart> | null = null

  /** Does nothing for an agent that can do more than answer: what it does depends on what is heard in the end. */
  begin(deps: Deps, model: Model, question: Question, heard: Heard, signal: AbortSignal): void {
    const { hasActions, hasBookingPage, hasSchedule } = question.agent
    if (hasActions || hasBookingPage || hasSchedule) return
    const either = AbortSignal.any([signal, this.#left.signal])
    this.#hadSmallTalk = heard.smallTalk !== null
    this.#parts = atOnce(answerByModel(deps, model, question, heard, null, either))
  }

  /** The answer that was begun; null where there is none, or it was begun for something else than was heard in the end. */
  answerTo(heard: Heard): AsyncGenerator<AnswerPart> | null {
    return this.#hadSmallTalk === (heard.smallTalk !== null) ? this.#parts : null
  }

  /** Ends the request to the model where it is still under way. */
  leave(): void {
    if (this.#parts) this.#left.abort(LEFT)
  }
}

const LEFT = new Error('something else was answered')

/** The same parts, the first of which is made before anybody asks for it. */
function atOnce<T>(parts: AsyncGenerator<T>): AsyncGenerator<T> {
  const first = parts.next()
  // A failure is thrown to whoever asks for the first part; where nobody does, it concerns nobody.
  first.catch(() => {})
  return (async function* () {
    const { done, value } = await first
    if (done) return
    yield value
    yield* parts
  })()
}
