import { rephrase } from '../language/rephrase.ts'
import { isStopWord, WEAK_WORDS } from '../language/stop-words.ts'
import { stem } from '../language/stems.ts'
import { synonymsOf } from '../language/synonym-index.ts'
import { type Word, wordsOf } from '../language/words.ts'
import { fitCompounds } from './compounds.ts'
import { nearestLexeme, relatedLexeme } from './spelling.ts'
import type { Corpus, Term } from './types.ts'

const SYNONYM = 0.75
const CORRECTED = 0.8
/** A helper word against a telling one. */
const WEAK = 0.2
/** What is done against what it is done with: pages put it in other words. */
const VERB = 0.8
const AFTER_SUBJECT = /\b(?:i|you|we|they|he|she|it|to|please)\s+(?:also |still |even |ever )?$/i
const ASKS_HOW = /\b(?:what|when|where|who|which|how|why)\b/i
const STARTS_SENTENCE = /(?:^|[.!?:\n])\s*$/
/** Rarity in a handful of passages says little: count as if there were at least so many. */
const LEAST_PASSAGES = 30

/** The informative words of a question, each once, with everything that may stand for it in the agent's knowledge. */
export function termsOf(asked: string, language: string, corpus: Corpus): Term[] {
  const text = rephrase(asked)
  const terms = new Map<string, Term>()
  for (const word of fitCompounds(wordsOf(text), corpus)) {
    if (isStopWord(word.text, language) || isStopWord(word.text, 'en')) continue
    if (word.text.length === 1 && !/\p{N}/u.test(word.text)) continue
    const term = termOf(word, text, corpus)
    terms.set([...term.forms.keys()][0]!, term)
  }
  return [...terms.values()]
}

function termOf(word: Word, text: string, corpus: Corpus): Term {
  const forms = formsOf(word.text, corpus)
  const frequency = Math.max(0, ...[...forms.keys()].map((form) => corpus.frequency.get(form) ?? 0))
  const before = text.slice(0, word.at)
  const isNamed = !STARTS_SENTENCE.test(before) && /^\p{Lu}\p{Ll}/u.test(word.raw)
  const isWeak = (isHelper(word.text) && !isNamed) || /^\d$/.test(word.text)
  const isVerb = AFTER_SUBJECT.test(before) && !isNamed
  const rarity = rarityOf(frequency, corpus.passages)
  return {
    word: word.text,
    forms,
    weight: rarity * (isWeak ? WEAK : isVerb ? VERB : 1),
    rarity: isWeak ? 0 : rarity,
    informative: !isWeak && !isVerb,
    optional: isVerb && ASKS_HOW.test(text),
    exact: /\p{N}.|.\p{N}/u.test(word.text) || isNamed,
  }
}

const isHelper = (word: string) => WEAK_WORDS.has(word) || WEAK_WORDS.has(stem(word, 'english'))

function formsOf(word: string, corpus: Corpus): Map<string, number> {
  const forms = new Map<string, number>([[word, 1]])
  const configs = corpus.configs.length ? corpus.configs : ['simple']
  for (const config of configs) {
    const lexeme = stem(word, config)
    forms.set(lexeme, 1)
    for (const synonym of synonymsOf(lexeme, config)) {
      if (!forms.has(synonym)) forms.set(synonym, SYNONYM)
    }
  }
  const isKnown = [...forms.keys()].some((form) => corpus.frequency.has(form))
  if (!isKnown) correct(word, configs, corpus, forms)
  return forms
}

/** A word the knowledge does not hold in any form may be related to one it does, or a misspelling of it. */
function correct(word: string, configs: string[], corpus: Corpus, forms: Map<string, number>) {
  const lexeme = stem(word, configs[0]!)
  const near = relatedLexeme(lexeme, corpus.frequency) ?? nearestLexeme(lexeme, corpus.frequency)
  if (!near) return
  forms.set(near, CORRECTED)
  for (const config of configs) {
    for (const synonym of synonymsOf(near, config)) forms.set(synonym, CORRECTED * SYNONYM)
  }
}

/** The inverse document frequency of BM25. */
function rarityOf(frequency: number, passages: number): number {
  const scale = Math.max(1, LEAST_PASSAGES / Math.max(1, passages))
  const all = passages * scale
  return Math.log(1 + (all - frequency + 0.5) / (frequency + 0.5))
}
