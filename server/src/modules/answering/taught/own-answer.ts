import type { Deps } from '../../../deps.ts'
import { type RecentCache, recentCache } from '../../../lib/recent-cache.ts'
import { MINUTE_MS } from '../../../lib/time.ts'
import { listen } from '../../listening/listen.ts'
import { corpusOf } from '../retrieval/corpus.ts'
import { indexAt } from '../retrieval/indexes.ts'
import { sourceOfOwner } from '../source.ts'
import type { Question } from '../types.ts'
import { leastSure, type Match, matchTaught, sureMatch } from './match.ts'
import { indexOf } from './ways.ts'
import { findTaught } from './taught-store.ts'
import type { Taught } from './taught.ts'

/** What the agent was taught when the question was accepted: from memory when it is loaded there. */
export async function taughtOf(
  deps: Deps,
  { agent, knowledgeRevision, taught }: Pick<Question, 'agent' | 'knowledgeRevision' | 'taught'>,
): Promise<Taught[]> {
  if (taught) return taught
  if (knowledgeRevision === undefined) return findTaught(deps.driver, agent.id)
  const { passages } = await corpusOf(deps, agent)
  const index = indexAt(deps, agent.id, knowledgeRevision, passages)
  if (index) return index.taught
  return listsOf(deps).read(`${agent.id} ${knowledgeRevision}`, () =>
    findTaught(deps.driver, agent.id),
  )
}

/** Remembered lists of agents whose knowledge is too large for memory, so that a list is not prepared again for each question. */
const LISTS = 4
const FRESH_MS = MINUTE_MS
const lists = new WeakMap<Deps['driver'], RecentCache<Taught[]>>()

function listsOf({ driver, now }: Deps): RecentCache<Taught[]> {
  const known = lists.get(driver) ?? recentCache<Taught[]>(LISTS, FRESH_MS, now)
  lists.set(driver, known)
  return known
}

/** The taught entries that any of these texts may ask for, the likeliest first. */
export function matchesOf(
  { agent }: Pick<Question, 'agent'>,
  texts: string[],
  taught: Taught[],
): Match[] {
  if (!taught.some(({ answer }) => answer !== null)) return []
  const { languages } = indexOf(taught).corpus
  const before = agent.language === 'auto' ? null : agent.language
  return texts
    .map((text) => matchTaught(text, listen(text, { languages, before }), taught))
    .reduce(
      (best, matches) => ((matches[0]?.odds ?? 0) > (best[0]?.odds ?? 0) ? matches : best),
      [],
    )
}

/** Whether a question asks what the owner answered. Two words may look like mere politeness, and a taught question surely is not. */
export async function asksWhatWasTaught(deps: Deps, question: Question): Promise<boolean> {
  const taught = await taughtOf(deps, question)
  return sureMatch(matchesOf(question, [question.text], taught), leastSure(taught)) !== null
}

/** The owner's answer as a source of a reply. */
export const sourceOfTaught = ({ question }: Taught, language: string) =>
  sourceOfOwner(question, language)
