import { wordsOf } from '../../../lib/words.ts'
import { sentencesOf } from './units.ts'

/** With fewer words nobody notices that a sentence is repeated, and it may mean something else below another label. */
const FEWEST = 3
/** Sentences of at least so many different words that share so much of them say the same. */
const FEWEST_ALIKE = 4
const ALIKE = 0.8

/**
 * Leaves out of texts what they or earlier ones say already, also in nearly the same words as another page does; a text that says nothing
 * new is left out.
 */
export function saidOnce<Said extends { text: string }>(texts: Said[]): Said[] {
  const earlier: string[] = []
  return texts.flatMap((said, at) => {
    const isNew = texts.findIndex(({ text }) => text === said.text) === at
    const text = isNew ? newIn(said.text, earlier) : ''
    earlier.push(...said.text.split('\n').flatMap(sentencesOf))
    return text ? { ...said, text } : []
  })
}

/** Whether two sentences say the same: with the same numbers, and in nearly the same words. */
function saysSame(one: string, other: string): boolean {
  if (one === other) return true
  const [words, others] = [wordSetOf(one), wordSetOf(other)]
  if (Math.min(words.size, others.size) < FEWEST_ALIKE) return false
  const shared = [...words].filter((word) => others.has(word))
  const all = new Set([...words, ...others])
  const hasOtherNumber = [...all].some(
    (word) => /\p{N}/u.test(word) && words.has(word) !== others.has(word),
  )
  return !hasOtherNumber && shared.length >= ALIKE * all.size
}

const wordSetOf = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).map((word) => word.text))

/** What of a text is not said earlier. Rows of a list may be alike: the same course on two days. */
function newIn(text: string, earlier: string[]): string {
  const known = [...earlier]
  const lines = text.split('\n')
  const kept = lines.map((line) => {
    const isRow = line.startsWith('- ')
    const sentences = newInLine(line, isRow ? earlier : known)
    if (!isRow) known.push(...sentencesOf(line))
    return sentences
  })
  // A label stands for the lines below it.
  const last = kept.findLast(Boolean)
  if (last?.endsWith(':') && last !== lines.findLast(Boolean)) return ''
  return kept.filter((line, at) => line === lines[at] || line).join('\n')
}

function newInLine(line: string, known: string[]): string {
  const sentences: string[] = []
  const all = sentencesOf(line)
  for (const sentence of all) {
    const isKnown = [...known, ...sentences].some((said) => isRepeated(sentence, said))
    if (!isKnown) sentences.push(sentence)
  }
  return sentences.length === all.length ? line : sentences.join(' ')
}

const isRepeated = (sentence: string, said: string): boolean =>
  (sentence.match(/\p{L}+/gu)?.length ?? 0) >= FEWEST && saysSame(sentence, said)
