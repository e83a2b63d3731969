import entries from './concepts.json' with { type: 'json' }
import { fold, foldDigraphs } from './fold.ts'
import { CONFIG_OF_LANGUAGE, stem } from './stems.ts'
import { wordsOf } from './words.ts'

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
type Lexicon = { exact: Map<string, Concept[]>; stems: Map<string, Concept[]>; phrases: Branch }

const CONCEPTS = new Map(entries.map((entry) => [entry.id, conceptOf(entry)]))
/** How many small words may stand between the words of a phrase. */
const BETWEEN = 1
const lexicons = new Map<string, Lexicon>()

/** The concepts that a word may stand for; a word listed as it is comes before words that only share its stem. */
export function conceptsOf(word: string, language: string): readonly Concept[] {
  const { exact, stems } = lexiconOf(language)
  const folded = fold(word)
  const config = configOf(language)
  return (
    exact.get(folded) ??
    stems.get(fold(stem(word, config))) ??
    stems.get(stem(folded, config)) ??
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
  let branch = lexiconOf(language).phrases
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
  const lexicon: Lexicon = { exact: new Map(), stems: new Map(), phrases: { next: new Map() } }
  lexicons.set(language, lexicon)
  for (const concept of CONCEPTS.values()) {
    for (const expression of concept.words[language] ?? []) {
      enter(
        lexicon,
        concept,
        wordsOf(expression).map(({ text }) => text),
        language,
      )
    }
  }
  return lexicon
}

function enter(lexicon: Lexicon, concept: Concept, words: string[], language: string) {
  const [word] = words
  if (words.length > 1) {
    let branch = lexicon.phrases
    for (const part of words) {
      const key = keyOf(part, language)
      branch.next.set(key, (branch = branch.next.get(key) ?? { next: new Map() }))
    }
    branch.concept ??= concept
  } else if (word) {
    const config = configOf(language)
    add(lexicon.exact, fold(word), concept)
    add(lexicon.stems, fold(stem(word, config)), concept)
    add(lexicon.stems, stem(fold(word), config), concept)
  }
}

function add(index: Map<string, Concept[]>, key: string, concept: Concept) {
  const known = index.get(key)
  if (!known) index.set(key, [concept])
  else if (!known.includes(concept)) known.push(concept)
}

const keyOf = (word: string, language: string) => fold(stem(word, configOf(language)))
const configOf = (language: string) => CONFIG_OF_LANGUAGE[language] ?? 'simple'
