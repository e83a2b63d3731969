import type { Source } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { writtenIn } from '../../../wording/index.ts'
import { corpusOf } from '../retrieval/corpus.ts'
import { sourceOfFact } from '../source.ts'
import type { Question } from '../types.ts'
import { likelyInTrouble } from '../../listening/urgency.ts'
import { mayNeedHelp } from './asked-number.ts'
import { contactsFor, sayContact } from './contacts.ts'
import { factsOf } from './facts-of.ts'

/** What is said to somebody who may be in trouble; `line` is the emergency line of the business, null where it has none. */
type Help = { text: string; line: { text: string; source: Source } | null }

/**
 * What to say to somebody who may be in trouble and whom nothing else answers: the emergency line of the business, or to call the emergency
 * services; null for everybody else.
 */
export async function helpFor(deps: Deps, question: Question): Promise<Help | null> {
  const { agent, heard, onlyAnswers } = question
  if (!heard || onlyAnswers || !mayNeedHelp(heard)) return null
  const corpus = await corpusOf(deps, agent)
  const phones = await factsOf(deps, question, corpus, ['phone'])
  const [line] = contactsFor(
    phones.filter(({ role }) => role === 'emergency'),
    'emergency',
  )
  const { chat } = writtenIn(agent.language)
  if (!line) return likelyInTrouble(heard) ? { text: chat.inDanger, line: null } : null
  const text = `${chat.ifUrgent} ${sayContact(line, true)}`
  return { text, line: { text, source: sourceOfFact(line) } }
}
