import { type Asked, distinctiveOf, featuresOfQuestion } from '../asked.ts'
import type { Candidate } from '../candidate.ts'
import { WHOLLY_ABOUT } from '../facts/about.ts'
import { LANGUAGE_OF_CONFIG } from '../language/stems.ts'
import { sourceOf } from '../source.ts'
import type { AboutBusiness } from './types.ts'

/** What is asked about the business as a whole, as answers. */
export const candidatesAboutBusiness = (found: AboutBusiness[], asked: Asked): Candidate[] =>
  found.map((one) => candidateOf(one, asked))

function candidateOf({ text, odds, passage }: AboutBusiness, asked: Asked): Candidate {
  const language = LANGUAGE_OF_CONFIG[passage.config] ?? null
  const isRow = text.startsWith('- ')
  return {
    kind: isRow ? 'list' : 'text',
    text,
    place: { text, above: passage.heading, language: language ?? asked.heard.language },
    leastOdds: odds,
    isAlone: true,
    source: sourceOf(passage, text),
    features: {
      ...WHOLLY_ABOUT,
      ...featuresOfQuestion(asked, distinctiveOf(asked.terms), language),
      ofKind: asked.heard.odds[asked.heard.kind],
      shows: 1,
      beside: 1,
      point: 1,
      alike: 0,
      turned: 0,
      rank: 1,
      isEnough: 1,
      lead: 1,
      isRow: Number(isRow),
    },
  }
}
