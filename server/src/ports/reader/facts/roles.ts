import type { ContactRole } from '../fact.ts'
import { nameAbove, type Line, trimLabel } from './line.ts'
import { roleIn } from './role-words.ts'

/** Where a number or an address stands in its line, and where its neighbours of the same kind end and begin. */
export type Spot = { start: number; end: number; after: number; before: number }

const NEAR = 120
/** "Dr." and "Tel." end no sentence. */
const SENTENCE_END = /(?<=[\p{L}\d)]{4})[.!]\s/u

/**
 * Whom it reaches, by the words nearest to it: its own line back to the number before, what follows in brackets, the line above, the
 * headings. Words of alarm anywhere among them outweigh a word that only says that this is a telephone.
 */
export function roleAt(line: Line, above: Line | undefined, spot: Spot): Labelled {
  const before = line.text.slice(Math.max(spot.after, spot.start - NEAR), spot.start)
  const sentence = before.split(SENTENCE_END).at(-1)!
  const isLast = spot.before === Infinity
  const behind = tailOf(line.text.slice(spot.end, Math.min(spot.before, spot.end + NEAR)), isLast)
  const label = trimLabel(before).length < 3 ? nameAbove(line, above) : ''
  const roles = [sentence, behind, label, line.headings.at(-1) ?? ''].map(roleIn)
  const outer = line.headings.slice(-3, -1).map(roleIn)
  const specific = roles.find((role) => role !== null && !isWeak(role))
  // A duty service has a mobile too.
  const isAlarm = [...roles, ...outer].includes('emergency')
  const weak = roles.find((role) => role !== null) ?? null
  return {
    role: specific ?? (isAlarm ? 'emergency' : weak),
    label: clauseOf(sentence) || label || nameIn(behind) || line.headings.at(-1) || '',
  }
}

/** Says what it is rather than whom it reaches. */
const isWeak = (role: ContactRole) => role === 'general' || role === 'mobile'

export type Labelled = { role: ContactRole | null; label: string }

/** What follows a number belongs to it where it is in brackets, or ends the line; else it is the label of the next. */
function tailOf(text: string, isLast: boolean): string {
  const bracket = /^\s{0,3}[([]([^)\]]{1,80})[)\]]/.exec(text)
  if (bracket) return bracket[1]!
  return isLast && /^[^.:|\d]{0,60}$/.test(text) ? text : ''
}

/** The last words before a number, as far as they belong together. */
const clauseOf = (text: string) => {
  // A cell ends where the next begins.
  const cell = /\|\s*$/.test(text)
    ? text
        .replace(/\|\s*$/, '')
        .split('|')
        .at(-1)!
    : text
  if (!/\p{L}{2}/u.test(cell) || (cell !== text && /\d/.test(cell))) return ''
  const clause = trimLabel(
    trimLabel(cell)
      .split(/[,;|·]|\S*@\S*|\d{3}[\d\s./-]*/)
      .at(-1)!,
  )
  return clause.split(' ').slice(-5).join(' ')
}

const nameIn = (text: string) => (/\p{L}{3}/u.test(text) ? trimLabel(text) : '')
