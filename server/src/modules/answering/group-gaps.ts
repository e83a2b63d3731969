import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import { ALIKE, asksTheSame, type Match, matchTaught } from './taught/match.ts'
import { wayOf } from './taught/ways.ts'

/** Two questions whose odds are at least this may ask the same thing. */
const NEAR = 0.2
/** Most similar questions kept from other groups, for one question. */
const NEAR_MAX = 5
/** Questions compared before other work may run. */
const IN_ROW = 8
/** Lists whose groups are remembered: the same list is read repeatedly as long as no new question is asked. */
const KEPT = 50
const kept = new Map<string, Promise<Map<string, Grouped>>>()

type Asked = { id: string; question: string }
type Alike = { id: string; odds: number; isSame: boolean }
/**
 * `first`: id of the first question of the group. `near`: ids of questions that may ask the same, the likeliest first. Those of the same group
 * that do not surely ask it come before those of other groups.
 */
type Grouped = { first: string; near: string[] }

/** Groups questions that ask the same in different words, and finds those that may. */
export function groupsOf(questions: Asked[]): Promise<Map<string, Grouped>> {
  const key = questions.map(({ id, question }) => `${id} ${question}`).join('\n')
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= KEPT) kept.clear()
  const groups = group(questions)
  kept.set(key, groups)
  groups.catch(() => kept.delete(key))
  return groups
}

async function group(questions: Asked[]): Promise<Map<string, Grouped>> {
  const alike = await alikeAmong(questions)
  const groups = new Map(questions.map(({ id }) => [id, id]))
  for (const { id } of questions) {
    const [nearest] = alike.get(id)!
    if (!nearest || nearest.odds < ALIKE) continue
    const [ownGroup, nearGroup] = [groups.get(id)!, groups.get(nearest.id)!]
    const first = questions.find((each) => each.id === ownGroup || each.id === nearGroup)!.id
    for (const [each, of] of groups)
      if (of === ownGroup || of === nearGroup) groups.set(each, first)
  }
  return new Map(
    questions.map(({ id }) => {
      const first = groups.get(id)!
      const isOfGroup = ({ id: other }: { id: string }) => groups.get(other) === first
      const others = alike.get(id)!.filter((other) => !isOfGroup(other))
      const same = new Set(alike.get(id)!.flatMap((other) => (other.isSame ? [other.id] : [])))
      const unsure = questions.filter(
        (question) => question.id !== id && isOfGroup(question) && !same.has(question.id),
      )
      const near = [...unsure, ...others.slice(0, NEAR_MAX)].map((other) => other.id)
      return [id, { first, near }]
    }),
  )
}

/**
 * For each question those that may ask the same, the likeliest first. The odds combine both directions: one as asking for the other, and
 * the reverse.
 */
async function alikeAmong(questions: Asked[]): Promise<Map<string, Alike[]>> {
  const list = questions.map((question) => ({ ...question, phrasings: [], answer: null }))
  const found = new Map<string, Map<string, Match>>()
  for (const [at, { id, question }] of questions.entries()) {
    if (at % IN_ROW === 0) await yieldToEventLoop()
    const matches = matchTaught(question, wayOf(question).heard, list, { without: id })
    found.set(id, new Map(matches.map((match) => [match.taught.id, match])))
  }
  return new Map(
    questions.map(({ id }) => [
      id,
      questions
        .map((other) => {
          const ways = [found.get(id)!.get(other.id), found.get(other.id)!.get(id)]
          return {
            id: other.id,
            odds: ways.reduce((sum, way) => sum + (way?.odds ?? 0), 0) / ways.length,
            isSame: ways.every((way) => way !== undefined && asksTheSame(way)),
          }
        })
        .filter((other) => other.id !== id && other.odds >= NEAR)
        .toSorted((a, b) => b.odds - a.odds),
    ]),
  )
}
