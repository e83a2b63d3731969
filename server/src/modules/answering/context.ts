import { beginsWith, holds } from './language/phrases.ts'
import { isDay } from './quoting/days.ts'
import { isStrict } from './quoting/shows.ts'
import { corpusOf } from './retrieval/corpus.ts'
import { type Depth, retrieve } from './retrieval/retrieve.ts'
import { termsOf } from './retrieval/terms.ts'
import type { Corpus, Passage, Term } from './retrieval/types.ts'
import type { Deps } from '../../deps.ts'
import { cuesOf } from '../listening/cues.ts'
import { listen } from '../listening/listen.ts'
import type { Heard } from '../listening/types.ts'
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
  /** True when the question means nothing without the earlier turns; otherwise it may also stand alone. */
  leansSurely: boolean
  passages: Passage[]
  corpus: Corpus
}

/** Words that begin a follow-up, and words that point back to what was said before. */
const GOES_ON = 'and,also,what about,how about,or,but,y,et,und,e,en,ou,oder,of,o'.split(',')
const POINTS_BACK = 'it,its,that,they,them,those,these,this one,there'.split(',')
const DISTINCTIVE_ENOUGH = 2
const KIND_ODDS = 0.35
/** How many earlier turns of the customer a follow-up may refer to. */
const TURNS = 2

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
  const before = earlier(history)
  // One or two words are taken to be in the language of the conversation.
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
  const { language } = heard
  const asked = { text, language, terms, context, revision: question.knowledgeRevision, signal }
  const passages = await retrieve({ ...deps, embedder }, agent.id, corpus, asked, depth)
  question.reasons?.lookedUp({ text, language, terms, context, passages })
  const namesNothing = distinctiveIn(terms) === 0
  const leansSurely = beginsWith(text, GOES_ON) || (namesNothing && holds(text, POINTS_BACK))
  const subject = namesNothing ? subjectOf(context, history, corpus, heard) : []
  return { heard, terms, context, subject, leansSurely, passages, corpus }
}

/** The words of the context that the customer's last turn has. */
function subjectOf(context: Term[], history: Turn[], corpus: Corpus, { language }: Heard): Term[] {
  const last = history.findLast((turn) => turn.role === 'customer')?.text ?? ''
  const words = new Set(termsOf(last, language, corpus).map(({ word }) => word))
  return context.filter(({ word }) => words.has(word))
}

/** For these kinds the answer must contain what is asked for (a price, a time), and need not repeat the words of the question. */
const asksKind = ({ kind, odds }: Heard): boolean => isStrict(kind) && odds[kind] >= KIND_ODDS

const isFollowUp = (text: string, terms: Term[]): boolean => {
  const distinctive = distinctiveIn(terms)
  const leans = beginsWith(text, GOES_ON) || holds(text, POINTS_BACK)
  return distinctive === 0 || (distinctive <= DISTINCTIVE_ENOUGH && leans)
}

const distinctiveIn = (terms: Term[]): number => terms.filter((term) => term.rarity > 0).length

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
