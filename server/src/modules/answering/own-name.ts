import { NEAR } from './language/stand-ins.ts'
import type { Asked } from './asked.ts'
import type { StoredFact } from './facts/fact-store.ts'
import { match } from './quoting/matching.ts'
import { stemsOf } from './quoting/units.ts'
import type { Corpus, Term } from './retrieval/types.ts'
import type { QuestionKind } from '../listening/types.ts'

/**
 * What is asked of the business as a whole where nothing else is named. Where something is may be asked of what it sells, as of the wool
 * of a wool shop.
 */
const OF_THE_BUSINESS: QuestionKind[] = ['phone', 'email', 'hours']
/** From these odds on. */
const ASKED = 0.5
/** Of what it weighed: it may still tell one place from another. */
const SHARE = 0.2

/**
 * "What is the number of the garage?" asks a garage for its own: words of the name of the business need not be met by what answers. They
 * count where some of the facts name them and others do not, as the numbers of a hotel and of its restaurant.
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
