import type { Source } from 'shared-types'
import type { Answer, AnswerPart, Question } from '../modules/answering/types.ts'

/** An answer in progress: the test decides what the agent says, and when. */
export type Dictation = {
  question: Question
  signal: AbortSignal
  say(text: string): void
  cite(sources: Source[]): void
  end(outcome?: 'answered' | 'not_known'): void
  fail(): void
}

/** An agent that says what the test dictates; `next` waits for the next question. */
export function dictatedAnswer(): {
  answer: Answer
  next: () => Promise<Dictation>
  asked: () => number
} {
  const asked: Dictation[] = []
  const waiting: ((dictation: Dictation) => void)[] = []
  let count = 0
  const answer: Answer = async function* (question, signal) {
    const parts: (AnswerPart | Error)[] = []
    let wake = () => {}
    const push = (part: AnswerPart | Error) => {
      parts.push(part)
      wake()
    }
    signal.addEventListener('abort', () => wake())
    const dictation: Dictation = {
      question,
      signal,
      say: (text) => push({ type: 'text', text }),
      cite: (sources) => push({ type: 'sources', sources }),
      end: (outcome = 'answered') =>
        push({ type: 'end', outcome, offerPerson: outcome === 'not_known' }),
      fail: () => push(new Error('the model is down')),
    }
    count += 1
    const taker = waiting.shift()
    if (taker) taker(dictation)
    else asked.push(dictation)
    while (!signal.aborted) {
      const part = parts.shift()
      if (part instanceof Error) throw part
      if (part) yield part
      if (part?.type === 'end') return
      if (parts.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  return {
    answer,
    asked: () => count,
    next: () => {
      const ready = asked.shift()
      return ready ? Promise.resolve(ready) : new Promise((resolve) => waiting.push(resolve))
    },
  }
}
