import type { ContactRole } from '../fact.ts'
import { isLabelLine, type Line, trimLabel } from './line.ts'
import { roleIn } from './role-words.ts'

/** Where a number or an address stands in its line, and where its neighbours of the same kind end and begin. */
export type Spot = { start: number; end: number; after: number; before: number }

const NEAR = 120

/**
 * Whom it reaches, by the words nearest to it: its own line back to the number before, what follows in brackets, the line above, the
 * headings. Words of alarm anywhere among them outweigh a word that only says that this is a telephone.
 */
export function roleAt(line: Line, above: Line | undefined, spot: Spot): Labelled {
  const before = line.text.slice(Math.max(spot.after, spot.start - NEAR), spot.start)
  const sentence = before.slice(
    Math.max(before.lastIndexOf('. '), before.lastIndexOf('! '), -1) + 1,
  )
  const behind = tailOf(line.text.slice(spot.end, Math.min(spot.before, spot.end + NEAR)))
  const label =
    isLabelLine(above) && !/\d/.test(above.text) && trimLabel(before).length < 3 ? above.text : ''
  const around = [sentence, behind, label, ...line.headings.toReversed().slice(0, 2)]
  const roles = around.map(roleIn)
  const isAlarm = roles.includes('emergency')
  const specific = roles.find((role) => role !== null && role !== 'general')
  // A heading says what all below it is about only where nothing nearer says more.
  const role = specific ?? (roles.includes('general') ? 'general' : null)
  return {
    role: role === null && isAlarm ? 'emergency' : role,
    label: clauseOf(sentence) || label || nameIn(behind) || line.headings.at(-1) || '',
  }
}

export type Labelled = { role: ContactRole | null; label: string }

/** What follows a number belongs to it where it is in brackets, or ends the line. */
function tailOf(text: string): string {
  const bracket = /^\s{0,3}[([]([^)\]]{1,80})[)\]]/.exec(text)
  if (bracket) return bracket[1]!
  return /^[^.:|\d]{0,60}$/.test(text) ? text : ''
}

/** The last words before a number, as far as they belong together. */
const clauseOf = (text: string) =>
  /\p{L}{2}/u.test(text)
    ? trimLabel(
        trimLabel(text)
          .split(/[,;|\d]/)
          .at(-1)!,
      )
        .split(' ')
        .slice(-5)
        .join(' ')
    : ''

const nameIn = (text: string) => (/\p{L}{3}/u.test(text) ? trimLabel(text) : '')
