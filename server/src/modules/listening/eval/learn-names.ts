import { type PackedEach, packedEach } from '../classifier/each.ts'
import { deu, eng, fra, ita, nld, por, spa } from 'stopword'
import { fitEach, type Labelled } from '../classifier/fit-each.ts'
import { featuresOfWord, wordsOf } from '../entities/name-features.ts'
import {
  callerCueLines,
  callerLines,
  callerLinesOfLanguages,
  intentLines,
  type NameLine,
  nameLines,
  personWishes,
  questionKinds,
} from './corpora.ts'
import { examplesOfWords } from './word-examples.ts'

const FEATURES = 14_000
const FEWEST_TIMES = 2
/** How often a word must occur in callers' lines to count as common: they contain names too, but each name rarely. */
const FEWEST_TIMES_BY_CALLERS = 8

/** Weights, and the words that are common outside names, separated by spaces. */
type Reader = { head: PackedEach; common: string }

/**
 * Trains which words are names that speakers give as their own, and finds the words that are common outside names. The languages without a
 * reader of their own share one that has also learnt from their callers: learnt together, these lines cost names in English.
 */
export function learnNames(): Reader & { others: Reader } {
  const named: NameLine[] = [...nameLines(), ...callerLines()]
  return { ...readerOf(named), others: readerOf([...named, ...callerLinesOfLanguages()]) }
}

function readerOf(named: NameLine[]): Reader {
  const others = [
    ...intentLines().filter(({ intent }) => intent !== 'introduction'),
    ...questionKinds(),
    ...personWishes(),
  ]
  const lines = [...named, ...others.map(ofNobody)]
  const common = new Set([
    ...commonWords(lines, FEWEST_TIMES),
    ...commonWords(callerCueLines().map(ofNobody), FEWEST_TIMES_BY_CALLERS),
    ...wordsIn([deu, eng, fra, ita, nld, por, spa].flat()),
  ])
  const isCommon = (plain: string) => common.has(plain)
  const examples = lines.flatMap((line) => examplesOf(line, isCommon))
  return {
    head: packedEach(fitEach(examples, 1, FEATURES)),
    common: [...common].toSorted().join(' '),
  }
}

const wordsIn = (texts: string[]): string[] =>
  texts.flatMap((text) => wordsOf(text).map(({ plain }) => plain))

const ofNobody = ({ text, language }: { text: string; language: string }): NameLine => ({
  text,
  language,
  name: null,
})

/** Words that occur at least `fewest` times without being part of a name. */
function commonWords(lines: NameLine[], fewest: number): string[] {
  const counts = new Map<string, number>()
  for (const { text, name } of lines) {
    const own = new Set(wordsOf(name ?? '').map(({ plain }) => plain))
    for (const { plain } of wordsOf(text)) {
      if (!own.has(plain)) counts.set(plain, (counts.get(plain) ?? 0) + 1)
    }
  }
  return [...counts].filter(([, count]) => count >= fewest).map(([plain]) => plain)
}

function examplesOf(
  { text, language, asked = false, name }: NameLine,
  isCommon: (plain: string) => boolean,
): Labelled[] {
  const around = { language, isAsked: asked }
  return examplesOfWords(text, name, (words, at, isAfter) =>
    featuresOfWord(words, at, around, isCommon, isAfter),
  )
}
