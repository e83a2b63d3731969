import { breathe } from '../../lib/breathe.ts'
import { matchTaught } from './taught/match.ts'
import { wayOf } from './taught/ways.ts'

/** From these odds on two questions ask the same; from those on they may. */
const SAME = 0.6
const NEAR = 0.2
/** Of one question. */
const NEAR_MOST = 5
/** Compared in a row, before anybody else has a turn. */
const IN_ROW = 8
/** Lists are asked for again and again while nothing is asked. */
const KEPT = 50
const kept = new Map<string, Promise<Map<string, Grouped>>>()

type Asked = { id: string; question: string }
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
  const list = questions.map((one) => ({ ...one, phrasings: [], answer: null }))
  const groups = new Map(questions.map(({ id }) => [id, id]))
  const near = new Map<string, string[]>()
  for (const [at, { id, question }] of questions.entries()) {
    if (at % IN_ROW === 0) await breathe()
    const matches = matchTaught(question, wayOf(question).heard, list, { without: id })
    const close = matches.filter(({ odds }) => odds >= NEAR)
    near.set(
      id,
      close.map(({ taught }) => taught.id),
    )
    const [nearest] = close
    if (!nearest || nearest.odds < SAME) continue
    const [one, other] = [groups.get(id)!, groups.get(nearest.taught.id)!]
    const first = questions.find((each) => each.id === one || each.id === other)!.id
    for (const [each, of] of groups) if (of === one || of === other) groups.set(each, first)
  }
  return new Map(
    questions.map(({ id }) => {
      const first = groups.get(id)!
      const others = near.get(id)!.filter((other) => groups.get(other) !== first)
      return [id, { first, near: others.slice(0, NEAR_MOST) }]
    }),
  )
}
