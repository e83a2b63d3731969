import { breathe } from '../../lib/breathe.ts'
import { matchTaught } from './taught/match.ts'
import { wayOf } from './taught/ways.ts'

/** From these odds on two questions ask the same. */
const SAME = 0.6
/** Compared in a row, before anybody else has a turn. */
const IN_ROW = 8
/** Lists are asked for again and again while nothing is asked. */
const KEPT = 50
const kept = new Map<string, Promise<Map<string, string>>>()

type Asked = { id: string; question: string }

/** Which questions ask the same, in any words. @returns for each the id of the first of its group. */
export function groupsOf(questions: Asked[]): Promise<Map<string, string>> {
  const key = questions.map(({ id, question }) => `${id} ${question}`).join('\n')
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= KEPT) kept.clear()
  const groups = group(questions)
  kept.set(key, groups)
  groups.catch(() => kept.delete(key))
  return groups
}

async function group(questions: Asked[]): Promise<Map<string, string>> {
  const list = questions.map((one) => ({ ...one, phrasings: [], answer: null }))
  const groups = new Map(questions.map(({ id }) => [id, id]))
  for (const [at, { id, question }] of questions.entries()) {
    if (at % IN_ROW === 0) await breathe()
    const [nearest] = matchTaught(question, wayOf(question).heard, list, { without: id })
    if (!nearest || nearest.odds < SAME) continue
    const [one, other] = [groups.get(id)!, groups.get(nearest.taught.id)!]
    const first = questions.find((each) => each.id === one || each.id === other)!.id
    for (const [each, of] of groups) if (of === one || of === other) groups.set(each, first)
  }
  return groups
}
