import { breathe } from '../../lib/breathe.ts'
import { matchTaught } from './taught/match.ts'
import { wayOf } from './taught/ways.ts'

/** With odds of `SAME` two questions ask the same thing; with odds of `NEAR` they may. */
const SAME = 0.5
const NEAR = 0.2
/** Most similar questions kept for one question. */
const NEAR_MOST = 5
/** Questions compared before other work may run. */
const IN_ROW = 8
/** Lists whose groups are remembered: the same list is read repeatedly as long as no new question is asked. */
const KEPT = 50
const kept = new Map<string, Promise<Map<string, Grouped>>>()

type Asked = { id: string; question: string }
type Alike = { id: string; odds: number }
/** `first`: id of the first question of the group. `near`: ids of questions in other groups that may ask the same, the likeliest first. */
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
    if (!nearest || nearest.odds < SAME) continue
    const [one, other] = [groups.get(id)!, groups.get(nearest.id)!]
    const first = questions.find((each) => each.id === one || each.id === other)!.id
    for (const [each, of] of groups) if (of === one || of === other) groups.set(each, first)
  }
  return new Map(
    questions.map(({ id }) => {
      const first = groups.get(id)!
      const others = alike.get(id)!.filter((other) => groups.get(other.id) !== first)
      return [id, { first, near: others.slice(0, NEAR_MOST).map((other) => other.id) }]
    }),
  )
}

/**
 * For each question those that may ask the same, the likeliest first. The odds combine both directions: one as asking for the other, and
 * the reverse.
 */
async function alikeAmong(questions: Asked[]): Promise<Map<string, Alike[]>> {
  const list = questions.map((one) => ({ ...one, phrasings: [], answer: null }))
  const odds = new Map<string, Map<string, number>>()
  for (const [at, { id, question }] of questions.entries()) {
    if (at % IN_ROW === 0) await breathe()
    const matches = matchTaught(question, wayOf(question).heard, list, { without: id })
    odds.set(id, new Map(matches.map((match) => [match.taught.id, match.odds])))
  }
  const between = (one: string, other: string) =>
    ((odds.get(one)!.get(other) ?? 0) + (odds.get(other)!.get(one) ?? 0)) / 2
  return new Map(
    questions.map(({ id }) => [
      id,
      questions
        .map((other) => ({ id: other.id, odds: between(id, other.id) }))
        .filter((other) => other.id !== id && other.odds >= NEAR)
        .toSorted((a, b) => b.odds - a.odds),
    ]),
  )
}
