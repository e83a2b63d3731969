import { fold } from '../../../lib/fold.ts'
import { wordsOf } from '../../../lib/words.ts'
import type { Span } from './denied.ts'

/** Letters in a row that spell a word; two may be initials. */
const LETTERS_MIN = 3
const TOKEN = /[\p{L}\p{M}\p{N}'’]+|[,;:!?]/gu
/** What is spelled by its name after letters: “W-E-I-Eszett”. */
const JOINED = /^-[\p{L}-]+/u
const JOINED_MAX = 30
/** Words for a letter that is written twice, as in “double L”; in a language without one, people say “two L”. */
const DOUBLE = new Set(
  'double doppel doppelt deux doble dos doppia due duplo dois dubbel dubbele twee'.split(' '),
)
/** The most words between a letter and a word that begins with it: “M as in Mary”, “M wie Martha”. */
const LINKS_MAX = 2

type Token = Span & { text: string }
/** A letter as it was said. */
type Letter = Span & { text: string; isDouble: boolean; next: number }
type Run = Span & { letters: string; isWord: boolean }

/** The word that somebody spells letter by letter: “M-U-E-L-L-E-R”, “M as in Mary, U, I, R”, “L, double E”. @returns null when they spell none */
export function spelledIn(text: string): string | null {
  const words = runsIn(text).filter(({ isWord }) => isWord)
  if (words.length === 0) return null
  const { letters } = words.reduce((one, other) =>
    other.letters.length > one.letters.length ? other : one,
  )
  return letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase()
}

/** The name as they spell it, or with the letters twice of which they say so. @returns null when they spell nothing */
export function asSpelled(name: string, text: string): string | null {
  const spelled = spelledIn(text)
  // Accents are seldom spelled.
  const isPart = spelled !== null && fold(name).includes(fold(spelled))
  return isPart ? name : (spelled ?? withDoubled(name, text))
}

/** Fewer letters are rather those of a firm: “U P S driver”, “Beth, your C P A”. */
const NAME_MIN = 4
/** The most words beside a name that is only spelled: “my name is N G U Y E N”. */
const LEAD_MAX = 3

/** The name that they only spell, in answer to the question for it. @returns null when they say more than that */
export function onlySpelledIn(text: string): string | null {
  const [run, ...others] = runsIn(text)
  if (!run || others.length > 0 || run.letters.length < NAME_MIN) return null
  const [before, after] = [text.slice(0, run.from), text.slice(run.to)]
  return wordsOf(before).length <= LEAD_MAX && wordsOf(after).length === 0 ? spelledIn(text) : null
}

/** Whether they say how a name is written. */
export const spells = (text: string): boolean => runsIn(text).length > 0

/** Whether they say little else than how a name is written: “no, Connell, double L”. */
export const mostlySpells = (text: string): boolean =>
  spells(text) && wordsOf(withoutSpelling(text)).length <= LEAD_MAX

/** The text without letters that are spelled. */
export function withoutSpelling(text: string): string {
  let at = 0
  let rest = ''
  for (const { from, to } of runsIn(text)) {
    rest += text.slice(at, from)
    at = to + (JOINED.exec(text.slice(to, to + JOINED_MAX))?.[0].length ?? 0)
  }
  return rest + text.slice(at)
}

/** The name with the letters twice of which they say so: “Connell, double L”. @returns null when they say it of no letter */
function withDoubled(name: string, text: string): string | null {
  const runs = runsIn(text)
  if (runs.length === 0 || runs.some(({ isWord }) => isWord)) return null
  const doubled = runs.flatMap(({ letters }) => [...letters].filter((_, at) => at % 2 === 0))
  return doubled.reduce(withTwice, name)
}

function withTwice(name: string, letter: string): string {
  const lower = name.toLowerCase()
  const at = lower.includes(letter + letter) ? -1 : lower.lastIndexOf(letter)
  return at < 0 ? name : name.slice(0, at + 1) + letter + name.slice(at + 1)
}

/** Letters in a row that spell a word, and letters that are said to be double. */
function runsIn(text: string): Run[] {
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: found, index }) => ({
    text: found,
    from: index,
    to: index + found.length,
  }))
  const rows: Letter[][] = [[]]
  for (let at = 0; at < tokens.length;) {
    const isArticle = isArticleAt(tokens, at)
    const letter = isArticle ? null : letterAt(tokens, at)
    if (letter) rows.at(-1)!.push(letter)
    else if (isWordAt(tokens, at) && rows.at(-1)!.length > 0) rows.push([])
    at = letter?.next ?? at + (isArticle ? 2 : 1)
  }
  return rows.map(runOf).filter(({ isWord, letters }) => isWord || letters.length > 0)
}

/** A row with single letters spells a whole word; one without says only which letters are double. */
function runOf(row: Letter[]): Run {
  const [first, last] = [row[0], row.at(-1)]
  const all = row.map(({ text, isDouble }) => (isDouble ? text + text : text)).join('')
  const isWord = all.length >= LETTERS_MIN && row.some(({ isDouble }) => !isDouble)
  const isKept = isWord || row.every(({ isDouble }) => isDouble)
  return { from: first?.from ?? 0, to: last?.to ?? 0, letters: isKept ? all : '', isWord }
}

const isLetter = (token: Token | undefined): boolean =>
  token !== undefined && /^\p{L}\p{M}*$/u.test(token.text)
const isWordAt = (tokens: Token[], at: number): boolean => /\p{L}|\p{N}/u.test(tokens[at]!.text)

function letterAt(tokens: Token[], at: number): Letter | null {
  const token = tokens[at]!
  const isDouble = DOUBLE.has(token.text.toLowerCase()) && isLetter(tokens[at + 1])
  const letter = isDouble ? tokens[at + 1] : token
  if (!letter || !isLetter(letter)) return null
  const end = explainedTo(tokens, isDouble ? at + 1 : at)
  const text = letter.text.toLowerCase()
  return { text, isDouble, from: token.from, to: tokens[end]!.to, next: end + 1 }
}

/** Whether the letter is the article in “a U, M U I R”, which spells nothing together with the letter after it. */
function isArticleAt(tokens: Token[], at: number): boolean {
  const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  const isAlone = !before || !isLetter(before)
  return (
    tokens[at]!.text === 'a' && isAlone && isLetter(next) && after !== undefined && !isLetter(after)
  )
}

/** The index of the last word by which a letter is explained, or of the letter: “M as in Mary”. */
function explainedTo(tokens: Token[], at: number): number {
  const letter = tokens[at]!.text.toLowerCase()
  for (let to = at + 2; to <= at + LINKS_MAX + 1; to++) {
    const [link, word] = [tokens[to - 1], tokens[to]]
    if (!link || !word || isLetter(link) || !isWordAt(tokens, to - 1)) return at
    if (!isLetter(word) && word.text.toLowerCase().startsWith(letter)) return to
  }
  return at
}
