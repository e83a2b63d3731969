import type { QuestionKind } from '../../listening/types.ts'
import { type Asked, featuresOfQuestion, distinctiveOf } from '../asked.ts'
import type { Candidate } from '../candidate.ts'
import { isNegated } from '../language/negation.ts'
import { LANGUAGE_OF_CONFIG } from '../language/stems.ts'
import { FOUND_MAX } from '../retrieval/retrieve.ts'
import type { Passage } from '../retrieval/types.ts'
import { sourceOf } from '../source.ts'
import { alikeTo, missingOf } from './alike.ts'
import { besideIn, fitOf } from './beside.ts'
import { relevanceOf } from './evidence.ts'
import { type Quote, quotesFrom } from './quote.ts'
import { withMore } from './with-more.ts'
import { isStrict } from './shows.ts'
import { stemsOf } from './units.ts'

const MOST = { byWords: 8, byTopics: 3 }
/** A kind less likely than this does not decide what an answer must contain. */
const MIN_ODDS = 0.35

/** The best places in the passages to answer from, each with its features. */
export function quoteCandidates(passages: Passage[], asked: Asked): Candidate[] {
  const kind = kindOf(asked)
  const quotes = quotesFrom(passages, asked, kind, MOST)
  const best = Math.max(...quotes.map(({ evidence }) => evidence.score))
  return quotes.map((quote) => candidateOf(quote, best, asked))
}

const kindOf = ({ heard }: Asked): QuestionKind =>
  heard.odds[heard.kind] >= MIN_ODDS ? heard.kind : 'other'

function candidateOf(quote: Quote, best: number, asked: Asked): Candidate {
  const { text, passage, evidence } = quote
  const { point, rank, isEnough, score, units, at } = evidence
  const language = LANGUAGE_OF_CONFIG[passage.config] ?? null
  const unit = units[at]!
  return {
    kind: 'text',
    text,
    said: isStrict(kindOf(asked)) ? null : withMore(quote),
    place: {
      text: unit.text,
      above: `${passage.heading} ${unit.section.heading}`,
      language: language ?? asked.heard.language,
    },
    source: sourceOf(passage, text),
    features: {
      ...relevanceOf(evidence, asked.terms),
      ...featuresOfQuestion(asked, distinctiveOf(asked.terms), language),
      ofKind: asked.heard.odds[kindOf(asked)],
      shows: fitOf(text, asked.heard),
      beside: besideIn(text, asked, passage.config),
      point,
      alike: alikeTo(missingOf(asked.terms, evidence.near), [
        unit.stems,
        unit.section.stems,
        stemsOf(passage.heading, passage.config),
      ]),
      turned: Number(isNegated(asked.text) !== isNegated(unit.text)),
      rank: Math.max(0, 1 - rank / FOUND_MAX),
      isEnough: Number(isEnough),
      lead: Math.max(0, 1 - (best - score)),
      isRow: Number(unit.isRow),
    },
  }
}
