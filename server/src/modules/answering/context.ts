import type { AboutBusiness } from './about-business/types.ts'
import { aboutBusiness } from './about-business/about-business.ts'
import { faqFor } from './faq/faq.ts'
import { isDay } from './quoting/days.ts'
import { isStrict } from './quoting/shows.ts'
import { corpusOf } from './retrieval/corpus.ts'
import { asksOfPerson } from './of-person.ts'
import { type Depth, retrieve, withoutRepeats } from './retrieval/retrieve.ts'
import { isWrittenIn, termsOf } from './retrieval/terms.ts'
import type { Corpus, Passage, Term } from './retrieval/types.ts'
import type { Deps } from '../../deps.ts'
import { memoized } from '../../lib/memoized.ts'
import { cuesOf } from '../listening/cues.ts'
import { listen } from '../listening/listen.ts'
import type { Heard } from '../listening/types.ts'
import { asBefore, leaningIn, mayStandAlone, namesKind } from './leaning.ts'
import { embedderFor } from '../usage/models.ts'
import type { Question, Turn } from './types.ts'

/** What the knowledge holds for one question. */
export type Findings = {
  heard: Heard
  terms: Term[]
  /** The words of the turns before a follow-up that are not its own. */
  context: Term[]
  /** Those of the last turn when the question names nothing itself, and so may be about them: "crown" in "Do you do crowns, and how much is it?". */
  subject: Term[]
  /** True when the question means nothing without the earlier turns. */
  leansSurely: boolean
  /** False when it is answered together with the earlier turns, or not at all. */
  mayStandAlone: boolean
  /** True when it asks how somebody is reached whom the turn before asked about. */
  isOfPerson: boolean
  passages: Passage[]
  corpus: Corpus
  /** What is asked about the business as a whole, such as what it does or who runs it; else empty. */
  ofBusiness: AboutBusiness[]
  /** The answer of the knowledge to the very question that is asked; else empty. */
  ofFaq: AboutBusiness[]
}

const KIND_ODDS = 0.35
/** How many earlier turns of the customer a follow-up may refer to, and how far back may be named what it is about. */
const TURNS = 2
const REACH = 4

/** Looks up a text. A follow-up ("and on Sunday?") is also looked up with the words of the customer's earlier turns. */
export async function lookUp(
  deps: Deps,
  question: Question,
  text: string,
  signal: AbortSignal,
  depth?: Depth,
): Promise<Findings> {
  const { agent, history } = question
  const corpus = await corpusOf(deps, agent)
  // One or two words are taken to be in the language of the conversation.
  const spoken = agent.language === 'auto' ? null : agent.language
  const heard = listen(text, {
    languages: corpus.languages,
    isWritten: isWrittenIn(corpus),
    before: spoken,
  })
  const terms = termsOf(
    heard.text,
    heard.language,
    corpus,
    asksKind(heard) ? cuesOf(text, heard) : undefined,
  )
  const before = goneOn(heard, terms, history, corpus)
  const { leansSurely } = before
  const ofBusiness = await aboutBusiness(deps, question, { heard, terms, corpus, leansSurely })
  const gone = ofBusiness.length > 0 ? standing(heard) : before
  const { context } = gone
  const embedder = await embedderFor(deps, { userId: agent.userId, agentId: agent.id })
  const { language } = heard
  const asked = { text, language, terms, context, revision: question.knowledgeRevision, signal }
  const ofFaq = gone.leansSurely ? [] : await faqFor(deps, question, { heard, corpus })
  const found = await retrieve({ ...deps, embedder }, agent.id, corpus, asked, depth)
  const whole = [...ofBusiness, ...ofFaq].map(({ passage }) => passage)
  const passages = withoutRepeats([...whole, ...found])
  question.reasons?.lookedUp({ text, language, terms, context, passages })
  return { ...gone, terms, passages, corpus, ofBusiness, ofFaq }
}

type GoneOn = Omit<Findings, 'terms' | 'passages' | 'corpus' | 'ofBusiness' | 'ofFaq'>

/** A question that stands by itself takes nothing from earlier turns. */
const standing = (heard: Heard): GoneOn => ({
  heard,
  context: [],
  subject: [],
  leansSurely: false,
  mayStandAlone: true,
  isOfPerson: false,
})

/** What a question takes from the turns before it: their words, and what they asked for. */
function goneOn(heard: Heard, terms: Term[], history: Turn[], corpus: Corpus): GoneOn {
  const last = history.findLast(isCustomer)
  const named = distinctiveIn(terms)
  const isOfPerson = last !== undefined && asksOfPerson(heard, last.text, corpus.languages)
  const lean = last ? leaningIn(heard, named) : 'alone'
  if (!last || (lean === 'alone' && !isOfPerson)) return standing(heard)
  const { context, subject } = spokenOfIn(history, heard.language, corpus, terms)
  const leansSurely = isOfPerson || lean === 'surely'
  const isKindNamed = namesKind(heard)
  const asksOfIt = named === 0 || (leansSurely && isKindNamed)
  const isSame = leansSurely && !isKindNamed
  return {
    heard: isSame ? asBefore(heard, last.text, corpus.languages) : heard,
    context,
    subject: asksOfIt ? subject : [],
    leansSurely,
    isOfPerson,
    mayStandAlone:
      !isOfPerson && (!leansSurely || !asksOfIt || mayStandAlone(heard, named, terms.length)),
  }
}

/**
 * The words of the customer's last turns that are not the question's own, and those of the last turn that names something: after it, a price
 * and then a time may be asked of it.
 */
function spokenOfIn(history: Turn[], language: string, corpus: Corpus, terms: Term[]) {
  const turns = history.filter(isCustomer).map(({ text }) => text)
  const wordsIn = memoized(REACH, (text) => termsOf(text, language, corpus))
  const named = turns.slice(-REACH).findLast((text) => distinctiveIn(wordsIn(text)) > 0)
  const subjectTurn = named ?? turns.at(-1)!
  const texts = new Set([subjectTurn, ...turns.slice(-TURNS)])
  const context = contextOf(wordsIn([...texts].join('. ')), terms)
  const words = new Set(wordsIn(subjectTurn).map(({ word }) => word))
  return { context, subject: context.filter(({ word }) => words.has(word)) }
}

/** For these kinds the answer must contain what is asked for (a price, a time), and need not repeat the words of the question. */
const asksKind = ({ kind, odds }: Heard): boolean => isStrict(kind) && odds[kind] >= KIND_ODDS

const isCustomer = ({ role }: Turn): boolean => role === 'customer'

const distinctiveIn = (terms: Term[]): number => terms.filter((term) => term.rarity > 0).length

/** A new day replaces the day spoken of before. */
function contextOf(before: Term[], terms: Term[]): Term[] {
  const namesDay = terms.some((term) => isDay(term.word))
  const present = new Set(terms.map((term) => term.word))
  return before.filter((term) => !present.has(term.word) && !(namesDay && isDay(term.word)))
}
