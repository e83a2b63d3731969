import { conceptsOf } from '../language/concepts.ts'
import { fold } from '../../../lib/fold.ts'
import { holds } from '../language/phrases.ts'
import { isWeakWord, NEAR, standInsOf } from '../language/stand-ins.ts'
import { LANGUAGE_OF_CONFIG, stem } from '../language/stems.ts'
import { isStopWord } from '../language/stop-words.ts'
import { usualnessOf } from '../language/usual.ts'
import { wordsOf } from '../../../lib/words.ts'
import { daysApart } from '../../listening/entities/days-apart.ts'
import { memoized, memoizedBy } from '../../../lib/memoized.ts'
import { isDay } from '../quoting/days.ts'
import { joinAskedApart } from './asked-apart.ts'
import { fitCompounds } from './compounds.ts'
import { fitPhrases, type Meant } from './phrases.ts'
import { nearestLexeme, relatedLexeme } from './spelling.ts'
import { rarityOf } from './rarity.ts'
import type { Corpus, Term } from './types.ts'
import { vocabularyOf } from './vocabulary.ts'

const CORRECTED = 0.8
/** Weight of an auxiliary word, against a distinctive one. */
const WEAK = 0.2
/** Weight of a verb, against a noun: pages often use another verb. */
const VERB = 0.8
const SUBJECTS = new Set(['i', 'you', 'we', 'they', 'he', 'she', 'it', 'to', 'please'])
const BEFORE_VERBS = new Set(['also', 'still', 'even', 'ever'])
const ASKING_HOW = ['what', 'when', 'where', 'who', 'which', 'how', 'why']
const STARTS_SENTENCE = /(?:^|[.!?:\n])\s*$/
/** Characters before a word that are checked for the start of a sentence or a subject. */
const BEFORE = 24
/** A word used this commonly is no name, even with a capital. */
const USUAL = 0.4
/** Characters: the database refuses to search for much longer words, and no knowledge contains them. */
const LONGEST = 200
/** The most words of a question that are corrected, because each is compared with many lexemes. */
const MENDED_MAX = 8

/** How a question is read: its language, the words that only ask, whether it asks how, and whether more of its words may be corrected. */
type Reading = {
  text: string
  language: string
  corpus: Corpus
  cues: ReadonlySet<string>
  asksHow: boolean
  mendsLeft: number
}

const NO_CUES: ReadonlySet<string> = new Set()

/**
 * The informative words of a question, each once, with everything that may replace it in the agent's knowledge.
 * @param cues words that only say what kind of thing is asked for.
 */
export function termsOf(
  asked: string,
  language: string,
  corpus: Corpus,
  cues: ReadonlySet<string> = NO_CUES,
): Term[] {
  const text = daysApart(asked, language)
  const asksHow = holds(text, ASKING_HOW)
  const reading: Reading = { text, language, corpus, cues, asksHow, mendsLeft: MENDED_MAX }
  const { lexemesOf } = lexiconOf(corpus)
  const isHeld = (word: string) => lexemesOf(word).some((lexeme) => corpus.frequency.has(lexeme))
  const kept = wordsOf(text).filter((word) => word.text.length <= LONGEST)
  const words = fitCompounds(kept, language, isHeld)
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
  const closest = [...forms].filter(([, closeness]) => closeness > NEAR).map(([form]) => form)
  const frequency = Math.max(0, ...closest.map((form) => corpus.frequency.get(form) ?? 0))
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
    optional: isVerb && reading.asksHow,
    exact: /\p{N}.|.\p{N}/u.test(word.text) || isNamed,
  }
}

/** Whether the text before a word ends with a subject, so that the word is a verb. */
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

function formsOf(word: Meant, reading: Reading): ReadonlyMap<string, number> {
  const { corpus, language } = reading
  // The usual word for an idiom is ours: nobody has mistyped it.
  if (word.concept) return unmendedForms(word, reading)
  const forms = lexiconOf(corpus).formsOf(word.text, language)
  const isKnown = [...forms.keys()].some((form) => corpus.frequency.has(form))
  return isKnown || reading.mendsLeft-- <= 0 ? forms : mended(word.text, reading, forms)
}

type Asked = Pick<Reading, 'language' | 'corpus'>

/** A word, its stems and its synonyms. */
function unmendedForms(word: Meant, asked: Asked): Map<string, number> {
  const lexemes = lexiconOf(asked.corpus).lexemesOf(word.text)
  const forms = new Map(lexemes.map((lexeme) => [lexeme, 1]))
  addStandIns(word, asked, forms, 1)
  return forms
}

type Lexicon = {
  lexemesOf(word: string): string[]
  /** The forms of a word in a question's language, without corrections. */
  formsOf(word: string, language: string): ReadonlyMap<string, number>
}

const WORDS = 2_000
/** Fewer, because a word with many synonyms takes kilobytes. */
const WORDS_WITH_FORMS = 500
const lexicons = new WeakMap<Corpus, Lexicon>()

/** Remembers what a knowledge makes of each word, because people use the same few words again and again. */
function lexiconOf(corpus: Corpus): Lexicon {
  const known = lexicons.get(corpus)
  if (known) return known
  const lexicon = {
    lexemesOf: memoized(WORDS, (word) => lexemesIn(word, corpus)),
    formsOf: memoizedBy(WORDS_WITH_FORMS, (text, language) =>
      unmendedForms({ text, raw: text, at: 0 }, { language, corpus }),
    ),
  }
  lexicons.set(corpus, lexicon)
  return lexicon
}

/** Tells whether the knowledge has a word, in any form, or the word is a small one in its first language. */
export function isWrittenIn(corpus: Corpus): (word: string) => boolean {
  const [own = ''] = corpus.languages
  const { lexemesOf } = lexiconOf(corpus)
  return (word) =>
    isStopWord(word, own) || lexemesOf(word).some((lexeme) => corpus.frequency.has(lexeme))
}

/** The forms in which the knowledge may contain a word: the word itself, its stems, and spellings that differ only in accents. */
function lexemesIn(word: string, { configs, frequency }: Corpus): string[] {
  const stems = (configs.length ? configs : ['simple']).map((config) => stem(word, config))
  const { folded } = vocabularyOf(frequency)
  const written = [word, ...stems].flatMap((form) => folded.get(fold(form)) ?? [])
  return [...new Set([word, ...stems, ...written])]
}

/** Adds synonyms in the languages of the knowledge; the word is first interpreted in the question's language. */
function addStandIns(
  word: Meant,
  { language, corpus }: Asked,
  forms: Map<string, number>,
  share: number,
) {
  const configs = corpus.configs.length ? corpus.configs : ['simple']
  const read = [language, ...configs.map((config) => LANGUAGE_OF_CONFIG[config] ?? language)].find(
    (candidate) => word.concept || conceptsOf(word.text, candidate).length > 0,
  )
  if (!read) return
  const concepts = word.concept ? [word.concept] : conceptsOf(word.text, read)
  for (const [form, closeness] of standInsOf(concepts, read, configs)) {
    for (const lexeme of vocabularyOf(corpus.frequency).folded.get(fold(form)) ?? [form]) {
      forms.set(lexeme, Math.max(closeness * share, forms.get(lexeme) ?? 0))
    }
  }
}

/** A word that the knowledge does not contain in any form may be related to one that it contains, or be misspelt. */
function mended(word: string, asked: Asked, forms: ReadonlyMap<string, number>) {
  const { configs, frequency } = asked.corpus
  const lexeme = stem(word, configs[0] ?? 'simple')
  const near = relatedLexeme(lexeme, frequency) ?? nearestLexeme(lexeme, frequency)
  if (!near) return forms
  const all = new Map(forms).set(near, CORRECTED)
  addStandIns({ text: near, raw: near, at: 0 }, asked, all, CORRECTED)
  return all
}
