import { type PackedEach, packedEach } from '../classifier/each.ts'
import names from '../classifier/names.json' with { type: 'json' }
import { fitEach } from '../classifier/fit-each.ts'
import { wordsOf } from '../entities/name-features.ts'
import { featuresOfPart } from '../entities/organisation.ts'
import {
  callerLines,
  intentLines,
  type OrganisationLine,
  organisationLines,
  personWishes,
  questionKinds,
} from './corpora.ts'
import { examplesOfWords } from './word-examples.ts'

const FEATURES = 14_000
/** How often a word of a name must occur to count as a trade or kind of office, which signals the name of an organisation. */
const FEWEST_TIMES = 3
/** Only every second question is used, which is enough to teach that questions name no business. */
const EVERY_OTHER = 2

/** Trains which words name the organisation that somebody calls for; names must be trained before. */
export function learnOrganisations(): { head: PackedEach; common: string } {
  const named: OrganisationLine[] = [...organisationLines(), ...callerLines()]
  const counts = new Map<string, number>()
  for (const { plain } of named.flatMap(({ text }) => wordsOf(text))) {
    counts.set(plain, (counts.get(plain) ?? 0) + 1)
  }
  const own = [...counts].filter(([, count]) => count >= FEWEST_TIMES).map(([plain]) => plain)
  const common = new Set([...own, ...names.common.split(' ')])
  const others = [
    ...personWishes(),
    // Introductions are left out, because they may name whom the person calls for.
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
