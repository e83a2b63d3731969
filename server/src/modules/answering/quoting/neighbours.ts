import { wordsOf } from '../../../lib/words.ts'
import { isRoleWord } from './shown-words.ts'
import type { Unit } from './units.ts'

const known = new WeakMap<readonly Unit[], number[][]>()

/**
 * For each unit of a passage, those that belong to it: a row stands alone, and a sentence is read with the sentences around it. Computed
 * once for each passage, as long as its units are remembered.
 */
export function neighboursIn(units: readonly Unit[]): number[][] {
  let found = known.get(units)
  if (!found) known.set(units, (found = units.map((_, at) => neighboursOf(units, at))))
  return found
}

function neighboursOf(units: readonly Unit[], at: number): number[] {
  const isIntroduction = (unit: number) => units[unit]?.text.endsWith(':') ?? false
  if (units[at]!.isRow) {
    return isIntroduction(at - 1) || isLabelOf(units, at - 1, at) ? [at - 1] : []
  }
  return [at - 1, at + 1].filter((other) => isBeside(units, at, other))
}

const LABEL_MAX = 50

/** Whether a row is the label of the row below it, as "Anmeldegebühr" is of "einmalig 25 €". */
export function isLabelOf(units: readonly Unit[], label: number, value: number): boolean {
  const [above, below] = [units[label], units[value]]
  if (!above?.isRow || !below?.isRow || above.section !== below.section) return false
  // A row that already has a value, or is a sentence, is not the label of the row below it.
  const isShort = above.text.length <= LABEL_MAX && !/\d|:\s|[.!?”"»]$/.test(above.text)
  return isShort && (/\d|@/.test(below.text) || isRoleOf(above.text, below.text))
}

const NAME = /^\p{Lu}[\p{L}.'’-]+(?: [\p{L}.'’-]{1,3})?(?: \p{Lu}[\p{L}.'’-]+){1,2}$/u
const ROLE_WORDS = 3

/** Whether a row is a role with a name below it: "Head chef" above "Ada Larsen". */
const isRoleOf = (role: string, name: string): boolean => {
  const words = wordsOf(role)
  return words.length <= ROLE_WORDS && words.some(({ text }) => isRoleWord(text)) && NAME.test(name)
}

/** Whether another unit is a sentence in the same section. */
export const isBeside = (units: readonly Unit[], at: number, other: number): boolean =>
  !!units[other] && !units[other].isRow && units[other].section === units[at]!.section
