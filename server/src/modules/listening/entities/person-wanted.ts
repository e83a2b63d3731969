import { isCommon, isGivenName } from './name.ts'
import { type Word, wordsOf } from './name-features.ts'
import words from './with-words.json' with { type: 'json' }

/** Words before the name of whoever is to take an appointment. Each is a closed class: prepositions, articles and titles. */
type WithWords = { with: string; the: string; titles: string }
const WITH: Record<string, WithWords | undefined> = words

/** The person somebody wants an appointment with, as they say it: “Tom”, “Frau Huber”; null when they name none. */
export function personWantedIn(text: string, language: string): string | null {
  const known = WITH[language]
  if (!known) return null
  const said = wordsOf(text)
  for (const [at, word] of said.entries()) {
    if (!isIn(known.with, word)) continue
    const from = isIn(known.the, said[at + 1]) ? at + 2 : at + 1
    const name = nameAt(said, from, known)
    if (name) return name
  }
  return null
}

/** A title with the word after it, or a given name, with family names in capitals after it. */
function nameAt(said: Word[], from: number, { titles }: WithWords): string | null {
  const first = said[from]
  if (!first || first.afterMark) return null
  const isTitled = isIn(titles, first)
  const second = isIn(titles, said[from + 1]) ? from + 1 : from
  const end = isTitled ? second + 1 : from
  const last = said[end]
  if (!last || last.afterMark || (!isTitled && !isName(last))) return null
  const more = said[end + 1]
  const to = more && !more.afterMark && isCapital(more) && !isCommon(more.plain) ? end + 2 : end + 1
  return said
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
}

const isIn = (list: string, word: Word | undefined): boolean =>
  word !== undefined && list.split(' ').some((one) => wordsOf(one)[0]?.plain === word.plain)

/** Given names that are usual words too count only in capitals. */
const isName = (word: Word): boolean =>
  isGivenName(word.plain) && (isCapital(word) || !isCommon(word.plain))

const isCapital = ({ text }: Word): boolean => text.charAt(0) !== text.charAt(0).toLowerCase()
