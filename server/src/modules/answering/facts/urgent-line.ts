import type { Deps } from '../../../deps.ts'
import { writtenIn } from '../../../wording/index.ts'
import { corpusOf } from '../retrieval/corpus.ts'
import { sourceOfFact } from '../source.ts'
import type { Question } from '../types.ts'
import { mayNeedHelp } from './asked-number.ts'
import { contactsFor, sayContact } from './contacts.ts'
import { factsOf } from './facts-of.ts'

/** The emergency line of the business, for somebody who may be in trouble and whom nothing else answers; null when there is none. */
export async function urgentLine(deps: Deps, question: Question) {
  const { agent, heard, onlyAnswers } = question
  if (!heard || onlyAnswers || !mayNeedHelp(heard)) return null
  const corpus = await corpusOf(deps, agent)
  const phones = await factsOf(deps, question, corpus, ['phone'])
  const [line] = contactsFor(
    phones.filter(({ role }) => role === 'emergency'),
    'emergency',
  )
  if (!line) return null
  const { chat } = writtenIn(agent.language)
  return { text: `${chat.ifUrgent} ${sayContact(line, true)}`, source: sourceOfFact(line) }
}
