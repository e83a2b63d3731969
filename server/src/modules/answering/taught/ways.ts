import { memoized } from '../../../lib/memoized.ts'
import { listen } from '../../listening/listen.ts'
import { type Heard, QUESTION_KINDS, type QuestionKind } from '../../listening/types.ts'
import { fold } from '../../../lib/fold.ts'
import { lexemesOf } from '../language/lexemes.ts'
import { CONFIG_OF_LANGUAGE } from '../language/stems.ts'
import { isStopWord } from '../language/stop-words.ts'
import { topicsOf } from '../language/topics.ts'
import { wordsOf } from '../../../lib/words.ts'
import { isShown, shows } from '../quoting/shows.ts'
import { termsOf } from '../retrieval/terms.ts'
import type { Corpus, Term } from '../retrieval/types.ts'
import type { Taught } from './taught.ts'

/** One phrasing of a question, without anything that depends on the other taught entries. */
export type Way = {
  text: string
  /** Its words alone: the same words ask the same. */
  words: string
  heard: Heard
  lexemes: ReadonlySet<string>
  /** Sequences of letters in its distinctive words: "Kinderrad" is close to "Kinderfahrrad". */
  grams: ReadonlySet<string>
  /** What it is about, in broader terms than its words. */
  topics: ReadonlySet<string>
}

const WAYS = 4_000
const GRAM = 4
/** From this closeness on another form counts as the same word. */
const SAME = 0.7
/** With fewer questions no word can be called common. */
const FEWEST = 5
const LETTERS_MAX = 1_000
/** Value when no answer says anything for or against a kind of question. */
const UNTOLD = 0.5

/** A text of the owner as a way; its language is detected from the text. */
export const wayOf = memoized(WAYS, (text) =>
  toWay(text, listen(text, { languages: [], before: null })),
)

export const toWay = (text: string, heard: Heard): Way => ({
  text,
  words: wordsOf(text)
    .map(({ text: word }) => word)
    .join(' '),
  heard,
  lexemes: lexemesOf(text, configOf(heard.language)),
  grams: gramsOf(text, heard.language),
  topics: topicsOf(text, heard.language),
})

const configOf = (language: string): string => CONFIG_OF_LANGUAGE[language] ?? 'simple'

function gramsOf(text: string, language: string): Set<string> {
  const grams = new Set<string>()
  for (const { text: word } of wordsOf(text.slice(0, LETTERS_MAX))) {
    if (isStopWord(word, language)) continue
    const edged = ` ${fold(word)} `
    for (let at = 0; at + GRAM <= edged.length; at++) grams.add(edged.slice(at, at + GRAM))
  }
  return grams
}

/** All phrasings of the taught questions, and the lexemes that distinguish them. */
export type TaughtIndex = {
  entries: {
    taught: Taught
    ways: { way: Way; terms: WeighedTerm[] }[]
    all: ReadonlySet<string>
    /** Topics of the phrasings and of the answer. */
    allTopics: ReadonlySet<string>
    /** How far the answer contains what each kind of question asks for; half when there is no answer. */
    shown: Record<QuestionKind, number>
  }[]
  /** For each lexeme the entries that contain it. */
  held: ReadonlyMap<string, number[]>
  /** For each topic the entries that are about it. */
  heldTopics: ReadonlyMap<string, number[]>
  corpus: Corpus
  /** Weight of a letter sequence: less, the more of the taught entries contain it. */
  gramWeights(gram: string): number
  /** Weight of a topic, likewise. */
  topicWeights(topic: string): number
}

const indexes = new WeakMap<readonly Taught[], TaughtIndex>()

/** Built once for each list; the list stays the same object until something new is taught. */
export function indexOf(taught: readonly Taught[]): TaughtIndex {
  const known = indexes.get(taught)
  if (known) return known
  const read = taught.map((entry) => ({
    taught: entry,
    ways: [entry.question, ...entry.phrasings].map(wayOf),
  }))
  const held = new Map<string, number[]>()
  const heldTopics = new Map<string, number[]>()
  const entries = read.map(({ taught: entry, ways }, at) => {
    const { language } = ways[0]!.heard
    const answer = lexemesOf(entry.answer ?? '', configOf(language))
    const allTopics = new Set([
      ...ways.flatMap(({ topics }) => [...topics]),
      ...topicsOf(entry.answer ?? '', language),
    ])
    for (const topic of allTopics) heldTopics.set(topic, [...(heldTopics.get(topic) ?? []), at])
    const asked = new Set(ways.flatMap(({ lexemes }) => [...lexemes]))
    for (const lexeme of asked) held.set(lexeme, [...(held.get(lexeme) ?? []), at])
    const all = new Set([...asked, ...answer])
    return { taught: entry, ways, all, allTopics, shown: shownIn(entry.answer) }
  })
  const corpus = corpusOf(
    read.flatMap(({ ways }) => ways),
    held,
    taught.length,
  )
  const index: TaughtIndex = {
    held,
    heldTopics,
    corpus,
    gramWeights: weightsOfGrams(read.map(({ ways }) => ways)),
    topicWeights: (topic) => rarityAmong(taught.length, heldTopics.get(topic)?.length ?? 0),
    entries: entries.map((entry) => ({
      ...entry,
      ways: entry.ways.map((way) => ({ way, terms: termsIn(way, corpus) })),
    })),
  }
  indexes.set(taught, index)
  return index
}

function weightsOfGrams(all: Way[][]): (gram: string) => number {
  const counts = new Map<string, number>()
  for (const ways of all) {
    for (const gram of new Set(ways.flatMap(({ grams }) => [...grams])))
      counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return (gram) => rarityAmong(all.length, counts.get(gram) ?? 0)
}

const rarityAmong = (all: number, count: number): number => Math.log(1 + (all + 1) / (1 + count))

const shownIn = (answer: string | null): Record<QuestionKind, number> =>
  Object.fromEntries(
    QUESTION_KINDS.map((kind) => [kind, answer && isShown(kind) ? shows(kind, answer) : UNTOLD]),
  ) as Record<QuestionKind, number>

/** The words of a question in the forms that taught entries may contain. */
export const termsIn = (
  { text, heard }: Pick<Way, 'text' | 'heard'>,
  corpus: Corpus,
): WeighedTerm[] =>
  termsOf(text, heard.language, withLanguage(corpus, heard.language)).map((term) => ({
    ...term,
    common: commonness(term, corpus),
  }))

/** A word of a question, and the share of the taught questions that contain it. */
export type WeighedTerm = Term & { common: number }

/** The share; 0 when too few questions are taught to tell. */
function commonness({ forms }: Term, { passages, frequency }: Corpus): number {
  const held = [...forms].map(([form, closeness]) =>
    closeness >= SAME ? (frequency.get(form) ?? 0) : 0,
  )
  return Math.max(0, ...held.map((count) => count - 1)) / Math.max(FEWEST, passages)
}

/** Word statistics in which a word weighs less, the more taught questions contain it. */
function corpusOf(ways: Way[], held: Map<string, number[]>, count: number): Corpus {
  const languages = [...new Set(ways.map(({ heard }) => heard.language))]
  return {
    passages: count,
    averageLength: 1,
    configs: languages.map(configOf),
    languages,
    frequency: new Map([...held].map(([lexeme, at]) => [lexeme, at.length])),
  }
}

/** A word may also be stemmed by the rules of the language of the question. */
const withLanguage = (corpus: Corpus, language: string): Corpus =>
  corpus.configs.includes(configOf(language))
    ? corpus
    : { ...corpus, configs: [...corpus.configs, configOf(language)] }
