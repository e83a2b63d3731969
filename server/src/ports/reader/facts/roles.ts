import type { ContactRole } from '../fact.ts'
import { nameAbove, type Line, trimLabel } from './line.ts'
import { roleIn } from './role-words.ts'

/** The position of a number or an address in its line, and where the previous one ends and the next one begins. */
export type Spot = { start: number; end: number; after: number; before: number }

const NEAR = 120
/** "F:" beside a "T:" */
const FAX = /(?:^|[\s|,;·•])F[:.]\s{0,2}$/
/** The end of a sentence; "Dr." and "Tel." end none. */
const SENTENCE_END = /(?<=[\p{L}\d)]{4})[.!]\s/u

/**
 * Whom a number reaches, by the nearest words: its own line since the previous number, brackets after it, the line above, the
 * headings. Words for emergencies anywhere among them outweigh words that only say that it is a phone.
 */
export function roleAt(line: Line, above: Line | undefined, spot: Spot): Labelled {
  const before = line.text.slice(Math.max(spot.after, spot.start - NEAR), spot.start)
  const sentence = before.split(SENTENCE_END).at(-1)!
  const isLast = spot.before === Infinity
  const behind = tailOf(line.text.slice(spot.end, Math.min(spot.before, spot.end + NEAR)), isLast)
  const label = trimLabel(before).length < 3 ? nameAbove(line, above) : ''
  const named = FAX.test(sentence) ? 'fax' : roleIn(sentence)
  const roles = [named, ...[behind, label, line.headings.at(-1) ?? ''].map(roleIn)]
  const outer = line.headings.slice(-3, -1).map(roleIn)
  const specific = roles.find((role) => role !== null && !isWeak(role))
  // An emergency service may have a mobile number too.
  const isAlarm = [...roles, ...outer].includes('emergency')
  const weak = roles.find((role) => role !== null) ?? null
  return {
    role: specific ?? (isAlarm ? 'emergency' : weak),
    label: clauseOf(sentence) || label || nameIn(behind) || line.headings.at(-1) || '',
  }
}

/** Whether a role only says what kind of number it is, not whom it reaches. */
const isWeak = (role: ContactRole) => role === 'general' || role === 'mobile'

export type Labelled = { role: ContactRole | null; label: string }

/** Words after a number belong to it in brackets or at the end of the line; otherwise they are the label of the next number. */
function tailOf(text: string, isLast: boolean): string {
  const bracket = /^\s{0,3}[([]([^)\]]{1,80})[)\]]/.exec(text)
  if (bracket) return bracket[1]!
  return isLast && /^[^.:|\d]{0,60}$/.test(text) ? text : ''
}

/** The last words before a number that belong together. */
const clauseOf = (text: string) => {
  // Words of the previous cell do not count.
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
