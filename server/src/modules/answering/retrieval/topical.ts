import { fold } from '../../../lib/fold.ts'
import { LANGUAGE_OF_CONFIG } from '../language/stems.ts'
import { lexemesOfTopic, topicsOf } from '../language/topics.ts'
import { memoized } from '../../../lib/memoized.ts'
import { rarityOf } from './rarity.ts'
import type { Corpus } from './types.ts'
import { vocabularyOf } from './vocabulary.ts'

/** The topics of a knowledge that are remembered: more than there are. */
const TOPICS = 400

/**
 * The weight of every lexeme of the knowledge that is about a topic of the question, with the rarity of the topic in this knowledge. "Where
 * can I leave my car" has lexemes like "garage" and "parking".
 */
export function topicalWeights(
  { text, language }: { text: string; language: string },
  corpus: Corpus,
): Map<string, number> {
  const weights = new Map<string, number>()
  const find = finderIn(corpus)
  for (const topic of topicsOf(text, language)) {
    const { lexemes, rarity } = find(`${language} ${topic}`)
    for (const lexeme of lexemes) weights.set(lexeme, Math.max(rarity, weights.get(lexeme) ?? 0))
  }
  return weights
}

type OfTopic = { lexemes: string[]; rarity: number }
const known = new WeakMap<Corpus, (key: string) => OfTopic>()

/** Remembered for each knowledge, because there are few topics and they are asked about often. */
function finderIn(corpus: Corpus): (key: string) => OfTopic {
  let found = known.get(corpus)
  if (!found) known.set(corpus, (found = memoized(TOPICS, (key) => ofTopic(key, corpus))))
  return found
}

/** A knowledge in a language without stemming is searched with the words of the question's language. */
function ofTopic(key: string, { configs, frequency, passages }: Corpus): OfTopic {
  const [asked, topic] = key.split(' ') as [string, string]
  const { folded } = vocabularyOf(frequency)
  const words = configs.flatMap((config) =>
    lexemesOfTopic(topic, LANGUAGE_OF_CONFIG[config] ?? asked, config),
  )
  const lexemes = [...new Set(words.flatMap((word) => folded.get(fold(word)) ?? []))]
  const held = lexemes.reduce((sum, lexeme) => sum + (frequency.get(lexeme) ?? 0), 0)
  return { lexemes, rarity: rarityOf(Math.min(passages, held), passages) }
}
