import entries from './concepts.json' with { type: 'json' }
import { fold, foldDigraphs } from '../../../lib/fold.ts'
import { CONFIG_OF_LANGUAGE, stem } from './stems.ts'
import { wordsOf } from '../../../lib/words.ts'

/** Something customers ask about, and the words for it in each language, the most usual one first. */
export type Concept = {
  id: string
  /** True for concepts on nearly every page, so that naming one says little. */
  isWeak: boolean
  /** Concepts that may answer for this one: opening hours are answered by days. */
  answeredBy: string[]
  /** Related concepts, which make an answer likelier but do not replace this one. */
  near: string[]
  words: Record<string, string[]>
}

type Entry = (typeof entries)[number]

/** A trie of the phrases that stand for one concept, keyed by the stems of their words. */
type Branch = { next: Map<string, Branch>; concept?: Concept }
/** Words and phrases that begin with the same letters, by their stems. */
type Stemmed = { stems: Map<string, Concept[]>; phrases: Branch }
type Lexicon = {
  exact: Map<string, Concept[]>
  /** What begins with each pair of letters, until somebody says such a word: stemming a whole language would take a tenth of a second. */
  unstemmed: Map<string, { words: string[]; concept: Concept }[]>
  stemmed: Map<string, Stemmed>
}

const CONCEPTS = new Map(entries.map((entry) => [entry.id, conceptOf(entry)]))
/** How many small words may stand between the words of a phrase. */
const BETWEEN = 1
const lexicons = new Map<string, Lexicon>()

/** The concepts that a word may stand for; a word listed as it is comes before words that only share its stem. */
export function conceptsOf(word: string, language: string): readonly Concept[] {
  const { exact } = lexiconOf(language)
  const folded = fold(word)
  const config = configOf(language)
  const ofStem = (key: string) => stemmedWith(key, language).stems.get(key)
  return (
    exact.get(folded) ??
    ofStem(fold(stem(word, config))) ??
    ofStem(stem(folded, config)) ??
    (language === 'de' ? exact.get(foldDigraphs(folded)) : undefined) ??
    []
  )
}

/** Whether the lexicon lists the word itself, not only another with the same stem. */
export const isListed = (word: string, language: string): boolean =>
  lexiconOf(language).exact.has(fold(word))

/**
 * The longest phrase of the lexicon at the start of the words, and its number of words.
 * @param isSmall whether a word may stand inside a phrase: "it" in "send it back".
 */
export function phraseAt(
  words: string[],
  at: number,
  language: string,
  isSmall: (word: string) => boolean,
): { concept: Concept; length: number } | null {
  let branch = stemmedWith(keyOf(words[at] ?? '', language), language).phrases
  let found: { concept: Concept; length: number } | null = null
  for (let [index, between] = [at, 0]; index < words.length; index++) {
    const next = branch.next.get(keyOf(words[index]!, language))
    if (next) {
      branch = next
      if (branch.concept) found = { concept: branch.concept, length: index + 1 - at }
    } else if (index === at || between++ === BETWEEN || !isSmall(words[index]!)) break
  }
  return found
}

export const conceptsCalled = (ids: string[]): Concept[] =>
  ids.map((id) => CONCEPTS.get(id)).filter((concept) => concept !== undefined)

function conceptOf({ id, weak, answeredBy, near, ...words }: Entry): Concept {
  return { id, isWeak: weak ?? false, answeredBy: answeredBy ?? [], near: near ?? [], words }
}

function lexiconOf(language: string): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
  const lexicon: Lexicon = { exact: new Map(), unstemmed: new Map(), stemmed: new Map() }
  lexicons.set(language, lexicon)
  for (const concept of CONCEPTS.values()) {
    for (const expression of concept.words[language] ?? []) {
      const words = wordsOf(expression).map(({ text }) => text)
      const [word] = words
      if (!word) continue
      if (words.length === 1) addOnce(lexicon.exact, fold(word), concept)
      add(lexicon.unstemmed, startOf(fold(word)), { words, concept })
    }
  }
  return lexicon
}

/** A stem begins as its words do, because stemming changes endings only. */
const startOf = (folded: string) => folded.slice(0, 2)

/** The words and phrases that begin as this stem does. */
function stemmedWith(key: string, language: string): Stemmed {
  const { unstemmed, stemmed } = lexiconOf(language)
  const start = startOf(key)
  let found = stemmed.get(start)
  if (!found) {
    found = { stems: new Map(), phrases: { next: new Map() } }
    for (const { words, concept } of unstemmed.get(start) ?? [])
      enter(found, concept, words, language)
    stemmed.set(start, found)
  }
  return found
}

function enter({ stems, phrases }: Stemmed, concept: Concept, words: string[], language: string) {
  if (words.length > 1) {
    let branch = phrases
    for (const part of words) {
      const key = keyOf(part, language)
      branch.next.set(key, (branch = branch.next.get(key) ?? { next: new Map() }))
    }
    branch.concept ??= concept
  } else {
    const [word] = words as [string]
    const config = configOf(language)
    addOnce(stems, fold(stem(word, config)), concept)
    addOnce(stems, stem(fold(word), config), concept)
  }
}

function add<T>(index: Map<string, T[]>, key: string, value: T) {
  const known = index.get(key)
  if (known) known.push(value)
  else index.set(key, [value])
}

function addOnce(index: Map<string, Concept[]>, key: string, concept: Concept) {
  if (!index.get(key)?.includes(concept)) add(index, key, concept)
}

const keyOf = (word: string, language: string) => fold(stem(word, configOf(language)))
const configOf = (language: string) => CONFIG_OF_LANGUAGE[language] ?? 'simple'
