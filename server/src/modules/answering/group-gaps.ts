import { breathe } from '../../lib/breathe.ts'
import { matchTaught } from './taught/match.ts'
import { wayOf } from './taught/ways.ts'

/** From these odds on two questions ask the same; from those on they may. */
const SAME = 0.5
const NEAR = 0.2
/** Of one question. */
const NEAR_MOST = 5
/** Compared in a row, before anybody else has a turn. */
const IN_ROW = 8
/** Lists are asked for again and again while nothing is asked. */
const KEPT = 50
const kept = new Map<string, Promise<Map<string, Grouped>>>()

type Asked = { id: string; question: string }
type Alike = { id: string; odds: number }
/** `first`: id of the first of its group. `near`: ids of what may ask the same and is of another group, the likeliest first. */
type Grouped = { first: string; near: string[] }

/** Which questions ask the same, in any words, and which may. */
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

/** What may ask the same as each, the likeliest first, by how likely the one asks the other and the other the one. */
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
