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

const SUBJECTS = [
  { asksFor: asksForOffer, read: readWhole(offersIn) },
  { asksFor: asksForLeader, read: readWhole(leadersIn) },
]

/** What is asked about the business as a whole, as its knowledge has it; empty for any other question, or when it does not say. */
export async function aboutBusiness(
  deps: Deps,
  question: Question,
  { heard, terms, corpus }: { heard: Heard; terms: Term[]; corpus: Corpus },
): Promise<AboutBusiness[]> {
  const subject = SUBJECTS.find(({ asksFor }) => asksFor(heard, terms, question.agent.brandName))
  return subject ? subject.read(deps, question, corpus) : []
}
