import { beginsWith, holds } from './language/phrases.ts'
import { isDay } from './quoting/days.ts'
import { isStrict } from './quoting/shows.ts'
import { corpusOf } from './retrieval/corpus.ts'
import { retrieve } from './retrieval/retrieve.ts'
import { termsOf } from './retrieval/terms.ts'
import type { Corpus, Passage, Term } from './retrieval/types.ts'
import type { Deps } from '../../deps.ts'
import { cuesOf } from '../listening/cues.ts'
import { listen } from '../listening/listen.ts'
import type { Heard } from '../listening/types.ts'
import { embedderFor } from '../usage/models.ts'
import type { Question, Turn } from './types.ts'

/** What the knowledge has to say to one question. */
export type Findings = {
  heard: Heard
  terms: Term[]
  context: Term[]
  /** The question means nothing without the context; otherwise it may stand alone. */
  leansSurely: boolean
  passages: Passage[]
  corpus: Corpus
}

/** How a follow-up begins, and the words with which it points back. */
const GOES_ON = 'and,also,what about,how about,or,but,y,et,und,e,en,ou,oder,of,o'.split(',')
const POINTS_BACK = 'it,its,that,they,them,those,these,this one,there'.split(',')
const TELLING_ENOUGH = 2
const KIND_ODDS = 0.35
/** Of the turns before, those a follow-up may lean on. */
const TURNS = 2

/** Looks the text up; a follow-up ("and on Sunday?") also by the words of the customer's turns before it. */
export async function lookUp(
  deps: Deps,
  question: Question,
  text: string,
  signal: AbortSignal,
  limit?: number,
): Promise<Findings> {
  const { agent, history } = question
  const corpus = await corpusOf(deps, agent)
  const before = earlier(history)
  // A word or two are in the language the conversation is held in.
  const spoken = agent.language === 'auto' ? null : agent.language
  const heard = listen(text, { languages: corpus.languages, before: spoken })
  const terms = termsOf(
    text,
    heard.language,
    corpus,
    asksKind(heard) ? cuesOf(text, heard) : undefined,
  )
  const context = isFollowUp(text, terms)
    ? contextOf(termsOf(before, heard.language, corpus), terms)
    : []
  const embedder = await embedderFor(deps, { userId: agent.userId, agentId: agent.id })
  const asked = { text, terms, context, revision: question.knowledgeRevision, signal }
  const passages = await retrieve({ ...deps, embedder }, agent.id, corpus, asked, limit)
  question.reasons?.lookedUp({ text, language: heard.language, terms, context, passages })
  const leansSurely =
    beginsWith(text, GOES_ON) || (tellingIn(terms) === 0 && holds(text, POINTS_BACK))
  return { heard, terms, context, leansSurely, passages, corpus }
}

/** Of these kinds an answer shows what is asked for, and need not say the words that asked for it. */
const asksKind = ({ kind, odds }: Heard): boolean => isStrict(kind) && odds[kind] >= KIND_ODDS

const isFollowUp = (text: string, terms: Term[]): boolean => {
  const telling = tellingIn(terms)
  const leans = beginsWith(text, GOES_ON) || holds(text, POINTS_BACK)
  return telling === 0 || (telling <= TELLING_ENOUGH && leans)
}

const tellingIn = (terms: Term[]): number => terms.filter((term) => term.rarity > 0).length

const earlier = (history: Turn[]): string =>
  history
    .filter((turn) => turn.role === 'customer')
    .slice(-TURNS)
    .map((turn) => turn.text)
    .join('. ')

/** A new day replaces the day spoken of before. */
function contextOf(before: Term[], terms: Term[]): Term[] {
  const namesDay = terms.some((term) => isDay(term.word))
  const present = new Set(terms.map((term) => term.word))
  return before.filter((term) => !present.has(term.word) && !(namesDay && isDay(term.word)))
}
