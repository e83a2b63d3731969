import { BETWEEN } from '../../../ports/reader/index.ts'
import { wordsOf } from '../../../lib/words.ts'
import { type AboutBusiness, LIKELY, SAYS_SO } from '../about-business/types.ts'
import { LANGUAGE_OF_CONFIG } from '../language/stems.ts'
import { namesPerson } from '../quoting/shows.ts'
import { type Unit, unitsOf } from '../quoting/units.ts'
import type { Passage } from '../retrieval/types.ts'
import { isPlain, leadOf } from './lead-words.ts'

/** Several people may run a business. */
const LEADERS_MAX = 3
/** Longer sentences speak of more than who somebody is. */
const WORDS_MAX = 40

/** A label with two or three capitalized words, as in “Leitung: Gundula Reiser”. */
const LABELLED = /^[^:]{1,40}: \p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+){1,2}$/u

type Leader = AboutBusiness & { lead: number }

/**
 * Who runs the business: the sentences and lines with a person's name, there or in their heading, that say so most plainly.
 * @param passages everything that is known, or a part of it.
 */
export function leadersIn(passages: Passage[]): AboutBusiness[] {
  const leaders = passages.flatMap((passage) =>
    unitsOf(passage).flatMap((unit) => leaderIn(unit, passage) ?? []),
  )
  const plainest = Math.max(0, ...leaders.map(({ lead }) => lead))
  const texts = new Set<string>()
  return leaders
    .filter(({ lead, text }) => lead === plainest && texts.size < texts.add(text).size)
    .slice(0, LEADERS_MAX)
}

function leaderIn(unit: Unit, passage: Passage): Leader | null {
  const words = wordsOf(unit.text)
  if (words.length > WORDS_MAX) return null
  const language = LANGUAGE_OF_CONFIG[passage.config] ?? 'en'
  const lead = Math.max(0, ...words.map(({ text }) => leadOf(text, language)))
  const text = lead > 0 ? withName(unit, passage) : null
  return text === null ? null : { text, lead, odds: isPlain(lead) ? SAYS_SO : LIKELY, passage }
}

/** The text of a unit, behind its heading where only that has a name; null where neither has one. */
function withName({ text, section }: Unit, { heading }: Passage): string | null {
  if (namesPerson(text) || LABELLED.test(text)) return text
  const above = (section.heading || heading).split(BETWEEN).at(-1)!
  return namesPerson(above) ? `${above}: ${text}` : null
}
