import { conceptsOf } from '../language/concepts.ts'
import { fold } from '../language/fold.ts'
import { holds } from '../language/phrases.ts'
import { isWeakWord, NEAR, standInsOf } from '../language/stand-ins.ts'
import { LANGUAGE_OF_CONFIG, stem } from '../language/stems.ts'
import { isStopWord } from '../language/stop-words.ts'
import { usualnessOf } from '../language/usual.ts'
import { wordsOf } from '../language/words.ts'
import { remembering } from '../../../lib/remembering.ts'
import { isDay } from '../quoting/days.ts'
import { joinAskedApart } from './asked-apart.ts'
import { fitCompounds } from './compounds.ts'
import { fitPhrases, type Meant } from './phrases.ts'
import { nearestLexeme, relatedLexeme } from './spelling.ts'
import type { Corpus, Term } from './types.ts'
import { vocabularyOf } from './vocabulary.ts'

const CORRECTED = 0.8
/** A helper word against a telling one. */
const WEAK = 0.2
/** What is done against what it is done with: pages put it in other words. */
const VERB = 0.8
const SUBJECTS = new Set(['i', 'you', 'we', 'they', 'he', 'she', 'it', 'to', 'please'])
const BEFORE_VERBS = new Set(['also', 'still', 'even', 'ever'])
const ASKING_HOW = ['what', 'when', 'where', 'who', 'which', 'how', 'why']
const STARTS_SENTENCE = /(?:^|[.!?:\n])\s*$/
/** Letters before a word that tell whether it begins a sentence or follows a subject. */
const BEFORE = 24
/** A word that people use this much whatever they ask about is no name, even with a capital. */
const USUAL = 0.4
/** Rarity in a handful of passages says little: count as if there were at least so many. */
const LEAST_PASSAGES = 30
/** In letters: the database refuses to look for what is much longer, and no knowledge holds it. */
const LONGEST = 200
/** Words of one question that are looked for under another spelling: each is held against many lexemes. */
const MENDED_MOST = 8

/** How a question is read: the language it is in, the words that only ask, and whether more of its words may be mended. */
type Reading = {
  text: string
  language: string
  corpus: Corpus
  cues: ReadonlySet<string>
  mendsLeft: number
}

const NO_CUES: ReadonlySet<string> = new Set()

/**
 * The informative words of a question, each once, with everything that may stand for it in the agent's knowledge.
 * @param cues words that only say what kind of thing is asked for.
 */
export function termsOf(
  text: string,
  language: string,
  corpus: Corpus,
  cues: ReadonlySet<string> = NO_CUES,
): Term[] {
  const reading: Reading = { text, language, corpus, cues, mendsLeft: MENDED_MOST }
  const { lexemesOf } = lexiconOf(corpus)
  const isHeld = (word: string) => lexemesOf(word).some((one) => corpus.frequency.has(one))
  const said = wordsOf(text).filter((word) => word.text.length <= LONGEST)
  const words = fitCompounds(said, language, isHeld)
  const terms = new Map<string, Term>()
  for (const word of fitPhrases(words, language, isHeld)) {
    if (!word.concept && isStopWord(word.text, language)) continue
    if (word.text.length === 1 && !/[\p{N}\p{Script=Han}]/u.test(word.text)) continue
    const term = termOf(word, reading)
    terms.set([...term.forms.keys()][0]!, term)
  }
  return joinAskedApart([...terms.values()], corpus.frequency)
}

function termOf(word: Meant, reading: Reading): Term {
  const { text, corpus, cues } = reading
  const forms = formsOf(word, reading)
  const said = [...forms].filter(([, closeness]) => closeness > NEAR).map(([form]) => form)
  const frequency = Math.max(0, ...said.map((form) => corpus.frequency.get(form) ?? 0))
  const before = text.slice(Math.max(0, word.at - BEFORE), word.at)
  const usual = usualnessOf(word.text, reading.language)
  const isNamed =
    usual < USUAL &&
    !STARTS_SENTENCE.test(before) &&
    /^\p{Lu}\p{Ll}/u.test(word.raw) &&
    (reading.language !== 'de' || (frequency === 0 && !word.concept))
  const isWeak =
    ((isHelper(word, reading) || cues.has(word.text)) && !isNamed && !isDay(word.text)) ||
    /^\d$/.test(word.text)
  const isVerb = endsWithSubject(before) && !isNamed
  const rarity = rarityOf(frequency, corpus.passages)
  return {
    word: word.text,
    forms,
    weight: rarity * shareOf(isWeak, isVerb),
    rarity: isWeak ? 0 : rarity,
    isHeld: frequency > 0,
    usual,
    informative: !isWeak && !isVerb,
    optional: isVerb && holds(text, ASKING_HOW),
    exact: /\p{N}.|.\p{N}/u.test(word.text) || isNamed,
  }
}

/** Whether the words before a word say who does something, so that it says what they do. */
function endsWithSubject(before: string): boolean {
  if (!/\s$/.test(before)) return false
  const words = before.trimEnd().toLowerCase().split(/\s+/)
  if (BEFORE_VERBS.has(words.at(-1)!)) words.pop()
  return SUBJECTS.has(/[a-z]*$/.exec(words.at(-1) ?? '')![0])
}

function shareOf(isWeak: boolean, isVerb: boolean): number {
  if (isWeak) return WEAK
  return isVerb ? VERB : 1
}

const isHelper = ({ text, concept }: Meant, { language }: Reading) =>
  concept ? concept.isWeak : isWeakWord(text, language)

function formsOf(word: Meant, reading: Reading): Map<string, number> {
  const { corpus } = reading
  const forms = new Map(
    lexiconOf(corpus)
      .lexemesOf(word.text)
      .map((lexeme) => [lexeme, 1]),
  )
  addStandIns(word, reading, forms, 1)
  const isKnown = [...forms.keys()].some((form) => corpus.frequency.has(form))
  if (!isKnown && reading.mendsLeft-- > 0) mend(word.text, reading, forms)
  return forms
}

type Lexicon = { lexemesOf(word: string): string[] }

const WORDS = 2_000
const lexicons = new WeakMap<Corpus, Lexicon>()

/** What one knowledge makes of a word: people say the same few again and again. */
function lexiconOf(corpus: Corpus): Lexicon {
  const known = lexicons.get(corpus)
  if (known) return known
  const lexicon = { lexemesOf: remembering(WORDS, (word) => lexemesIn(word, corpus)) }
  lexicons.set(corpus, lexicon)
  return lexicon
}

/** A word as the knowledge may hold it: as it is, its stems, and what differs from them by accents only. */
function lexemesIn(word: string, { configs, frequency }: Corpus): string[] {
  const stems = (configs.length ? configs : ['simple']).map((config) => stem(word, config))
  const { folded } = vocabularyOf(frequency)
  const written = [word, ...stems].flatMap((form) => folded.get(fold(form)) ?? [])
  return [...new Set([word, ...stems, ...written])]
}

/** What the word means, said in the languages of the knowledge: it is first read as one of the question's language. */
function addStandIns(
  word: Meant,
  { language, corpus }: Reading,
  forms: Map<string, number>,
  share: number,
) {
  const configs = corpus.configs.length ? corpus.configs : ['simple']
  const read = [language, ...configs.map((config) => LANGUAGE_OF_CONFIG[config] ?? language)].find(
    (one) => word.concept || conceptsOf(word.text, one).length > 0,
  )
  if (!read) return
  const concepts = word.concept ? [word.concept] : conceptsOf(word.text, read)
  for (const [form, closeness] of standInsOf(concepts, read, configs)) {
    for (const lexeme of vocabularyOf(corpus.frequency).folded.get(fold(form)) ?? [form]) {
      forms.set(lexeme, Math.max(closeness * share, forms.get(lexeme) ?? 0))
    }
  }
}

/** A word the knowledge does not hold in any form may be related to one it does, or a misspelling of it. */
function mend(word: string, reading: Reading, forms: Map<string, number>) {
  const { configs, frequency } = reading.corpus
  const lexeme = stem(word, configs[0] ?? 'simple')
  const near = relatedLexeme(lexeme, frequency) ?? nearestLexeme(lexeme, frequency)
  if (!near) return
  forms.set(near, CORRECTED)
  addStandIns({ text: near, raw: near, at: 0 }, reading, forms, CORRECTED)
}

/** The inverse document frequency of BM25. */
function rarityOf(frequency: number, passages: number): number {
  const scale = Math.max(1, LEAST_PASSAGES / Math.max(1, passages))
  const all = passages * scale
  return Math.log(1 + (all - frequency + 0.5) / (frequency + 0.5))
}
