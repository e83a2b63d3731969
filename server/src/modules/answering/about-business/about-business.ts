import type { Deps } from '../../../deps.ts'
import type { Heard } from '../../listening/types.ts'
import { asksForLeader } from '../leaders/asks-for-leader.ts'
import { leadersIn } from '../leaders/leaders.ts'
import { asksForOffer } from '../offer/asks-for-offer.ts'
import { offersIn } from '../offer/offer.ts'
import type { Corpus, Term } from '../retrieval/types.ts'
import type { Question } from '../types.ts'
import { readWhole } from './read-whole.ts'
import type { AboutBusiness } from './types.ts'

type Asked = { heard: Heard; terms: Term[]; corpus: Corpus; leansSurely: boolean }

/** Who asks “who runs it?” after something else may mean that; “what else do you do?” is about the business, whatever came before. */
const SUBJECTS = [
  { asksFor: asksForOffer, read: readWhole(offersIn), mayLean: true },
  { asksFor: asksForLeader, read: readWhole(leadersIn), mayLean: false },
]

/**
 * What is asked about the business as a whole, as its knowledge has it; empty for any other question, or when it does not say.
 * @param asked `leansSurely` says that the question means nothing without the turns before it.
 */
export async function aboutBusiness(
  deps: Deps,
  question: Question,
  { heard, terms, corpus, leansSurely }: Asked,
): Promise<AboutBusiness[]> {
  const subject = SUBJECTS.find(
    ({ asksFor, mayLean }) =>
      (mayLean || !leansSurely) && asksFor(heard, terms, question.agent.brandName),
  )
  return subject ? subject.read(deps, question, corpus) : []
}
