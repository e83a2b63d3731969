import {
  personWishes,
  questionKinds,
  urgentLines,
} from '../../src/modules/listening/eval/corpora.ts'
import { usualKey } from '../../src/modules/answering/language/usual.ts'
import { wordsOf } from '../../src/lib/words.ts'

/** Words in fewer questions than this are their subject and not common words. */
const FEWEST = 3

/** For each word of a language, the number of questions in which it occurs, over businesses of all kinds. */
export function learnUsual(): Record<string, Record<string, number>> {
  const counts: Record<string, Map<string, number>> = {}
  for (const { text, language } of [...questionKinds(), ...personWishes(), ...urgentLines()]) {
    const counted = (counts[language] ??= new Map())
    for (const word of new Set(wordsOf(text).map((one) => usualKey(one.text, language))))
      counted.set(word, (counted.get(word) ?? 0) + 1)
  }
  return Object.fromEntries(
    Object.keys(counts)
      .toSorted()
      .map((language) => [
        language,
        Object.fromEntries(
          [...counts[language]!].filter(([, count]) => count >= FEWEST).toSorted(),
        ),
      ]),
  )
}
