import { remembering } from '../../../lib/remembering.ts'
import { matchesOf } from '../../answering/taught/own-answer.ts'
import type { Taught } from '../../answering/taught/taught.ts'
import { clausesOf } from '../../answering/quoting/clauses.ts'
import type { Question } from '../../answering/types.ts'
import type { ActionRow } from '../store.ts'

/** From these odds on somebody wants it done. */
const SURE = 0.4
/** Agents whose actions are kept as they are matched. */
const LISTS = 200

/** The same list for the same actions, so that it is made ready once. */
const listOf = remembering(LISTS, (key): Taught[] => JSON.parse(key) as Taught[])

const asTaught = ({ id, name, purpose, examples, result }: ActionRow): Taught => ({
  id,
  question: examples[0] ?? name,
  phrasings: [...examples.slice(1), name],
  answer: `${purpose} ${result}`,
})

/** The action that is asked for, as the owner's own examples tell; null where none is. */
export function wantedAction(
  question: Question,
  actions: ActionRow[],
  taught: readonly Taught[],
): ActionRow | null {
  const { questions } = clausesOf(question.text)
  const texts = [...new Set([question.text, ...questions])]
  const [best] = matchesOf(question, texts, listOf(JSON.stringify(actions.map(asTaught))))
  if (!best || best.odds < SURE) return null
  // What the owner answers in words of their own is not done instead.
  const [answer] = matchesOf(question, texts, [...taught])
  if (answer?.taught.answer && answer.odds > best.odds) return null
  return actions.find(({ id }) => id === best.taught.id) ?? null
}
