import { memoized } from '../../../lib/memoized.ts'
import { matchesOf } from '../../answering/taught/own-answer.ts'
import type { Taught } from '../../answering/taught/taught.ts'
import { clausesOf } from '../../listening/clauses.ts'
import type { Question } from '../../answering/types.ts'
import type { ActionRow } from '../store.ts'

/** With these odds somebody wants the action. */
const SURE = 0.4
/** The number of agents whose prepared actions are kept in memory. */
const LISTS = 200

/** The same array for the same actions, so that the matching is prepared once. */
const listOf = memoized(LISTS, (key): Taught[] => JSON.parse(key) as Taught[])

const asTaught = ({ id, name, purpose, examples, result }: ActionRow): Taught => ({
  id,
  question: examples[0] ?? name,
  phrasings: [...examples.slice(1), name],
  answer: `${purpose} ${result}`,
})

/** The action that is asked for, recognized by the owner's examples; null when there is none. */
export function wantedAction(
  question: Question,
  actions: ActionRow[],
  taught: readonly Taught[],
): ActionRow | null {
  const { questions } = clausesOf(question.text)
  const texts = [...new Set([question.text, ...questions])]
  const [best] = matchesOf(question, texts, listOf(JSON.stringify(actions.map(asTaught))))
  if (!best || best.odds < SURE) return null
  // When the owner has an answer to the question, that is given and no action is run.
  const [answer] = matchesOf(question, texts, [...taught])
  if (answer?.taught.answer && answer.odds > best.odds) return null
  return actions.find(({ id }) => id === best.taught.id) ?? null
}
