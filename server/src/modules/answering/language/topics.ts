import { memoized, memoizedBy } from '../../../lib/memoized.ts'
import { fitCompounds } from '../retrieval/compounds.ts'
import { fitPhrases } from '../retrieval/phrases.ts'
import { type Concept, conceptsCalled, conceptsOf } from './concepts.ts'
import { fold } from '../../../lib/fold.ts'
import { CONFIG_OF_LANGUAGE, stem } from './stems.ts'
import { wordsOf } from '../../../lib/words.ts'
import entries from './topics.json' with { type: 'json' }

/** Topics group many concepts: `valuables` and `lockers` are different things but the same topic. */
type Entry = { id: string; concepts: string[] } & { [language: string]: string | string[] }

const TEXTS = 4_000
/** Words whose topics are remembered, for each language: also parts of words, and neighbours written as one. */
const WORDS = 20_000
/** Topics whose lexemes are remembered: those of a few languages. */
const TOPICS = 2_000
/** A text is read up to this length in characters: what it is about is said by then. */
const LETTERS_MAX = 1_000
const byConcept = new Map<string, string[]>()
/** Topics of words that are in no concept, by language and stem. */
const byWord = new Map<string, string[]>()
for (const { id, concepts, ...words } of entries as Entry[]) {
  for (const concept of concepts) enter(byConcept, concept, id)
  for (const [language, list] of Object.entries(words))
    for (const word of list) enter(byWord, keyOf(word, language), id)
}

/** The topics of a text; words outside the lexicon, and languages it does not cover, have none. */
export const topicsOf = (text: string, language: string): ReadonlySet<string> =>
  remembered(text.slice(0, LETTERS_MAX), language)

const remembered = memoizedBy(TEXTS, topicsIn)

function topicsIn(text: string, language: string): Set<string> {
  const isKnown = (word: string) => topicsOfWord(word, language).length > 0
  const words = fitPhrases(fitCompounds(wordsOf(text), language, isKnown), language, () => true)
  return new Set(
    words.flatMap(({ text: word, concept }) => [
      ...(concept ? topicsOfConcept(concept) : []),
      ...topicsOfWord(word, language),
    ]),
  )
}

/**
 * The lexemes under a text search configuration of the words of a topic and of its concepts, for finding texts about it. Phrases are left
 * out: their words alone mean something else.
 */
export const lexemesOfTopic = (topic: string, language: string, config: string) =>
  lexemes(`${config} ${language} ${topic}`)

const entryOf = new Map((entries as Entry[]).map((entry) => [entry.id, entry]))

const lexemes = memoized(TOPICS, (key): readonly string[] => {
  const [config, language, topic] = key.split(' ') as [string, string, string]
  const entry = entryOf.get(topic)
  if (!entry) return []
  const expressions = [
    ...((entry[language] as string[] | undefined) ?? []),
    ...conceptsCalled(entry.concepts).flatMap(({ words }) => words[language] ?? []),
  ]
  const single = expressions.map(wordsOf).filter(({ length }) => length === 1)
  return [...new Set(single.map(([word]) => stem(word!.text, config)))]
})

const topicsOfWord = memoizedBy(WORDS, (word, language: string): readonly string[] => [
  ...conceptsOf(word, language).flatMap(topicsOfConcept),
  ...(byWord.get(keyOf(word, language)) ?? []),
])

const topicsOfConcept = ({ id }: Concept): string[] => byConcept.get(id) ?? []

function enter(index: Map<string, string[]>, key: string, topic: string) {
  index.set(key, [...(index.get(key) ?? []), topic])
}

function keyOf(word: string, language: string): string {
  return `${language} ${fold(stem(word.toLowerCase(), CONFIG_OF_LANGUAGE[language] ?? 'simple'))}`
}
