import { type PackedEach, packedEach } from '../classifier/each.ts'
import names from '../classifier/names.json' with { type: 'json' }
import { fitEach } from '../classifier/fit-each.ts'
import { wordsOf } from '../entities/name-features.ts'
import { featuresOfPart } from '../entities/organisation.ts'
import {
  intentLines,
  type OrganisationLine,
  organisationLines,
  personWishes,
  questionKinds,
} from './corpora.ts'
import { examplesOfWords } from './word-examples.ts'

const FEATURES = 9_000
/** Trades and offices are said of many, and tell that one is named; the rest of a name is anything. */
const FEWEST_TIMES = 3
/** Of what is asked every other line is enough to tell that no business is named in it. */
const EVERY_OTHER = 2

/** Trains which words are of the business somebody calls for; the words of names have to be learnt before. */
export function learnOrganisations(): { head: PackedEach; common: string } {
  const named = organisationLines()
  const counts = new Map<string, number>()
  for (const { plain } of named.flatMap(({ text }) => wordsOf(text))) {
    counts.set(plain, (counts.get(plain) ?? 0) + 1)
  }
  const own = [...counts].filter(([, count]) => count >= FEWEST_TIMES).map(([plain]) => plain)
  const common = new Set([...own, ...names.common.split(' ')])
  const others = [
    ...personWishes(),
    // Who says who they are may say for whom they call.
    ...intentLines().filter(({ intent }) => intent !== 'introduction'),
    ...questionKinds().filter((_, at) => at % EVERY_OTHER === 0),
  ].map(({ text, language }): OrganisationLine => ({ text, language, organisation: null }))
  const examples = [...named, ...others].flatMap((line) => {
    const around = { language: line.language, isAsked: line.asked ?? false }
    return examplesOfWords(line.text, line.organisation, (words, at, isAfter) =>
      featuresOfPart(words, at, around, (plain) => common.has(plain), isAfter),
    )
  })
  return { head: packedEach(fitEach(examples, 1, FEATURES)), common: own.toSorted().join(' ') }
}
