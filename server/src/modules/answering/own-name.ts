import { NEAR } from './language/stand-ins.ts'
import type { Asked } from './asked.ts'
import type { StoredFact } from './facts/fact-store.ts'
import { match } from './quoting/matching.ts'
import { stemsOf } from './quoting/units.ts'
import type { Corpus, Term } from './retrieval/types.ts'
import type { QuestionKind } from '../listening/types.ts'

/**
 * Questions about the business as a whole when they name nothing else. Not questions about a place: a wool shop may be asked where its wool
 * is from.
 */
const OF_THE_BUSINESS: QuestionKind[] = ['phone', 'email', 'hours']
/** Least odds of such a question. */
const ASKED = 0.5
/** Share of their weight that the words of the name keep: they may still tell two branches apart. */
const SHARE = 0.2

/**
 * "What is the number of the garage?" asks a garage for its own number: words of the business's name need not be found in the answer. They
 * count only when some facts contain them and others do not, such as the numbers of a hotel and of its restaurant.
 * @param facts that may answer.
 */
export function withoutOwnName(
  asked: Asked,
  name: string,
  facts: StoredFact[],
  { configs }: Corpus,
): Asked {
  if (OF_THE_BUSINESS.every((kind) => asked.heard.odds[kind] < ASKED)) return asked
  const config = configs[0] ?? 'simple'
  const own = stemsOf(name, config)
  const labels = facts.map(({ label, heading }) => stemsOf(`${label} ${heading}`, config))
  const names = (term: Term) => labels.filter((stems) => match(term, stems) > NEAR).length
  const isOwn = (term: Term) =>
    term.rarity > 0 && match(term, own) > NEAR && [0, labels.length].includes(names(term))
  return {
    ...asked,
    terms: asked.terms.map((term) => (isOwn(term) ? asNoSubject(term) : term)),
  }
}

const asNoSubject = (term: Term): Term => ({
  ...term,
  weight: term.weight * SHARE,
  rarity: 0,
  exact: false,
  informative: false,
})
