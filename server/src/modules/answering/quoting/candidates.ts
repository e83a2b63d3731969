import { type Heard, QUESTION_KINDS, type QuestionKind } from '../../listening/types.ts'
import { type Asked, featuresOfQuestion, tellingOf } from '../asked.ts'
import type { Candidate } from '../candidate.ts'
import { isNegated } from '../language/negation.ts'
import { LANGUAGE_OF_CONFIG } from '../language/stems.ts'
import { FOUND_MOST } from '../retrieval/retrieve.ts'
import type { Passage } from '../retrieval/types.ts'
import { sourceOf } from '../source.ts'
import { type Quote, quotesFrom } from './quote.ts'
import { isShown, shows } from './shows.ts'

const MOST = 8
/** A kind that is this unlikely does not decide what an answer must show. */
const LEAST_ODDS = 0.35

/** The best places of the passages to answer from, each with what speaks for and against it. */
export function quoteCandidates(passages: Passage[], asked: Asked): Candidate[] {
  if (asked.terms.length === 0) return []
  const kind = kindOf(asked)
  const quotes = quotesFrom(passages, asked.terms, kind, MOST)
  const best = Math.max(...quotes.map(({ evidence }) => evidence.score))
  return quotes.map((quote) => candidateOf(quote, best, asked))
}

const kindOf = ({ heard }: Asked): QuestionKind =>
  heard.odds[heard.kind] >= LEAST_ODDS ? heard.kind : 'other'

function candidateOf({ text, passage, evidence }: Quote, best: number, asked: Asked): Candidate {
  const { relevance, point, rank, isEnough, score, units, at } = evidence
  const language = LANGUAGE_OF_CONFIG[passage.config] ?? null
  return {
    kind: 'text',
    text,
    source: sourceOf(passage, text),
    features: {
      ...relevance,
      ...featuresOfQuestion(asked, tellingOf(asked.terms), language),
      ofKind: asked.heard.odds[kindOf(asked)],
      shows: fitOf(text, asked.heard),
      point,
      turned: Number(isNegated(asked.text) !== isNegated(units[at]!.text)),
      rank: 1 - rank / FOUND_MOST,
      isEnough: Number(isEnough),
      lead: Math.max(0, 1 - (best - score)),
      isRow: Number(units[at]!.isRow),
    },
  }
}

/** How far a text shows what may be asked for, whatever kind that is: each kind counts by its odds. */
const fitOf = (text: string, { odds }: Heard): number =>
  QUESTION_KINDS.reduce(
    (sum, kind) => sum + odds[kind] * (isShown(kind) ? shows(kind, text) : 1),
    0,
  )
