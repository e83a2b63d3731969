import { type Concept, conceptsCalled, conceptsOf } from './concepts.ts'
import { LANGUAGE_OF_CONFIG, stem } from './stems.ts'
import { isStopWord } from './stop-words.ts'
import { wordsOf } from '../../../lib/words.ts'

/** How well another word of the same concept replaces a word: in the same language, in another language, and of a related concept. */
const SAME = 0.75
const ACROSS = 0.7
export const NEAR = 0.5

/** Stems under a text search configuration; `heads` are the main words of phrases. */
type Stems = { words: string[]; heads: string[] }
const known = new WeakMap<Concept, Map<string, Stems>>()

/**
 * Every stem that may stand for these concepts, asked about in `language`, under the configurations of the knowledge; each with its
 * closeness.
 */
export function standInsOf(
  concepts: readonly Concept[],
  language: string,
  configs: string[],
): Map<string, number> {
  const closeness = new Map<string, number>()
  const add = (stems: string[], how: number) => {
    for (const each of stems) closeness.set(each, Math.max(how, closeness.get(each) ?? 0))
  }
  for (const config of configs) {
    const same = config === 'simple' || LANGUAGE_OF_CONFIG[config] === language ? SAME : ACROSS
    for (const concept of concepts) {
      for (const equivalent of [concept, ...conceptsCalled(concept.answeredBy)]) {
        const { words, heads } = stemsOf(equivalent, config, language)
        add(words, same)
        add(heads, NEAR)
      }
      for (const near of conceptsCalled(concept.near))
        add(stemsOf(near, config, language).words, NEAR)
    }
  }
  return closeness
}

/** Whether every concept that a word may stand for is weak; false for a word the lexicon does not know. */
export function isWeakWord(word: string, language: string): boolean {
  const concepts = conceptsOf(word, language)
  return concepts.length > 0 && concepts.every((concept) => concept.isWeak)
}

/** Knowledge in a language without stemming is searched with the words of the question's language. */
function stemsOf(concept: Concept, config: string, asked: string): Stems {
  const language = LANGUAGE_OF_CONFIG[config] ?? asked
  const key = `${config} ${language}`
  const byConfig = known.get(concept) ?? new Map<string, Stems>()
  known.set(concept, byConfig)
  let stems = byConfig.get(key)
  if (!stems) {
    stems = { words: [], heads: [] }
    for (const expression of concept.words[language] ?? [])
      enter(stems, expression, language, config)
    byConfig.set(key, stems)
  }
  return stems
}

/** A page may write as one word what a question writes as two: `check in`, `check-in`, `checkin`. */
function enter({ words, heads }: Stems, expression: string, language: string, config: string) {
  const parts = wordsOf(expression).map(({ text }) => text)
  if (parts.length === 1) return void words.push(stem(parts[0]!, config))
  words.push(stem(parts.join('-'), config), stem(parts.join(''), config))
  const distinctive = parts.filter(
    (part) => !isStopWord(part, language) && !isWeakWord(part, language),
  )
  if (distinctive.length === 1) heads.push(stem(distinctive[0]!, config))
}
