import { type PackedEach, packedEach } from '../classifier/each.ts'
import { deu, eng, fra, ita, nld, por, spa } from 'stopword'
import { fitEach, type Labelled } from '../classifier/fit-each.ts'
import { isGivenName } from '../entities/known-names.ts'
import { featuresOfName } from '../entities/name.ts'
import { wordsOf } from '../entities/name-features.ts'
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

const FEATURES = 20_000
const FEWEST_TIMES = 2
/** How often a word must occur in callers' lines to count as common: they contain names too, but each name rarely. */
const FEWEST_TIMES_BY_CALLERS = 8
/** How often a given name must occur in ordinary messages to count as a word, such as “will”. */
const FEWEST_TIMES_IF_NAME = 10

/** The words that occur outside names, and those of them that do so only because others are called so; each separated by spaces. */
type Learnt = { head: PackedEach; common: string; hardlyCommon: string }

/** Trains which words are names that speakers give as their own, and finds the words that are common outside names. */
export function learnNames(): Learnt {
  const named: NameLine[] = [...nameLines(), ...callerLines()]
  const ordinary = [
    ...intentLines().filter(({ intent }) => intent !== 'introduction'),
    ...questionKinds(),
    ...personWishes(),
  ].map(ofNobody)
  const stopWords = wordsIn([deu, eng, fra, ita, nld, por, spa].flat())
  const common = new Set([
    ...commonWords([...named, ...ordinary], FEWEST_TIMES),
    ...commonWords(callerCueLines().map(ofNobody), FEWEST_TIMES_BY_CALLERS),
    ...stopWords,
  ])
  const usual = new Set([...commonWords(ordinary, FEWEST_TIMES_IF_NAME), ...stopWords])
  const hardly = new Set([...common].filter((word) => isGivenName(word) && !usual.has(word)))
  const isCommon = (plain: string) => common.has(plain)
  const isOrdinary = (plain: string) => common.has(plain) && !hardly.has(plain)
  const examples = [...named, ...callerLinesOfLanguages(), ...ordinary].flatMap((line) =>
    examplesOf(line, { isCommon, isOrdinary }),
  )
  return {
    head: packedEach(fitEach(examples, 1, FEATURES)),
    common: [...common].toSorted().join(' '),
    hardlyCommon: [...hardly].toSorted().join(' '),
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
  known: Parameters<typeof featuresOfName>[3],
): Labelled[] {
  const around = { language, isAsked: asked }
  return examplesOfWords(text, name, (words, at, isAfter) =>
    featuresOfName(words, at, around, known, isAfter),
  )
}
