import type { Source, TestDecision, TestExpectation } from 'shared-types'

/** What an agent did in a test. */
export type Tried = {
  said: string
  sources: Source[]
  /** For a question. */
  outcome: 'answered' | 'not_known' | null
  /** For a call. */
  decision: TestDecision | null
}

export type Judgement = {
  /** What is certainly wrong, in sentences for the owner. */
  wrong: string[]
  /** Required phrases that do not occur literally; a model may find them in other words. */
  missing: string[]
  /** Forbidden phrases that do not occur literally. */
  unsaid: string[]
}

/** Judges by rules and literal phrases alone, so that the same reply is always judged the same. */
export function judge(expects: TestExpectation, tried: Tried): Judgement {
  const reply = plain(tried.said)
  const isSaid = (phrase: string) => reply.includes(plain(phrase))
  const wrong = [
    ...outcomeWrong(expects, tried),
    ...expects.must_not_say.filter(isSaid).map((phrase) => `It says “${phrase}”.`),
  ]
  const cited = expects.must_cite
  if (cited !== null && !tried.sources.some((source) => isSource(source, cited))) {
    wrong.push(`It does not cite “${cited}”.`)
  }
  return {
    wrong,
    missing: expects.must_contain.filter((phrase) => !isSaid(phrase)),
    unsaid: expects.must_not_say.filter((phrase) => !isSaid(phrase)),
  }
}

const DECISIONS: Record<TestDecision, string> = {
  connect: 'puts the caller through',
  take_message: 'takes a message',
  end: 'ends the call',
  none: 'goes on talking',
}

function outcomeWrong({ not_known: mustNot, decision }: TestExpectation, tried: Tried): string[] {
  if (decision !== null && tried.decision !== null && decision !== tried.decision) {
    return [`It ${DECISIONS[tried.decision]}; expected is that it ${DECISIONS[decision]}.`]
  }
  if (tried.outcome === null) return []
  if (mustNot && tried.outcome === 'answered') return ['It answers what it must not know.']
  return !mustNot && tried.outcome === 'not_known' ? ['It does not know the answer.'] : []
}

/** Whether a source is meant by its title, its address, or a part of either. */
const isSource = ({ title, url }: Source, cited: string): boolean =>
  [title, url ?? ''].some((name) => plain(name).includes(plain(cited)))

/** A text for comparing: case, spaces and typographic punctuation make no difference. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’‚]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
