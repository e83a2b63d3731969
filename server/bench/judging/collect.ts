import { fileURLToPath } from 'node:url'
import { startTraining } from '../../src/jobs/train-knowledge.ts'
import type { Deps } from '../../src/deps.ts'
import { candidatesFor } from '../../src/modules/answering/candidates.ts'
import { lookUp } from '../../src/modules/answering/context.ts'
import { learn } from '../../src/modules/answering/eval/learn.ts'
import { TUNED } from '../../src/modules/answering/eval/sets.ts'
import type { Candidate } from '../../src/modules/answering/candidate.ts'
import type { Example } from '../../src/modules/answering/judging/fit.ts'
import { clausesOf } from '../../src/modules/listening/clauses.ts'
import type { AgentProfile } from '../../src/modules/agents/agent-profile.ts'
import type { QuestionKind } from '../../src/modules/listening/types.ts'
import { aUser, anAgent } from '../../src/test/factories.ts'
import { type AskedPage, learnPage, saysLine } from './asked-page.ts'
import { ARTICLES_AN_AGENT, learnArticles } from '../public/learn-articles.ts'
import { questionsOf } from '../public/questions.ts'
import { readEncyclopaedia } from '../public/read-encyclopaedia.ts'
import { judge } from '../sites/judge.ts'
import { learnSite } from '../sites/learn-site.ts'
import { says } from '../sites/matches.ts'
import { AT_ONCE } from '../sites/open-bench.ts'
import { readSites } from '../sites/read-sites.ts'

/** A question with all candidates for an answer, and whether each would be right. */
export type LabelledQuestion = {
  /** The business or site that the question is for. */
  place: string
  question: string
  isAnswerable: boolean
  heard: { language: string; kind: QuestionKind }
  candidates: (Example & Pick<Candidate, 'kind' | 'text' | 'place'>)[]
}

const TUNED_SITES = fileURLToPath(new URL('../../eval/sites/tuned/', import.meta.url))
/** Begins the names of places that are single pages. */
const PAGE = 'page '
const TUNED_ARTICLES = fileURLToPath(new URL('../../eval/public/tuned.jsonl', import.meta.url))

/** Collects questions of the businesses with given passages. */
export async function collectBusinesses(deps: Deps): Promise<LabelledQuestion[]> {
  const collected: LabelledQuestion[] = []
  for (const set of TUNED) {
    const { user } = await aUser(deps)
    const agent = { ...(await anAgent(deps.db, user.id)), brandName: set.business }
    await learn(deps.db, agent, set)
    const asked = [
      ...set.answerable.flatMap(({ question, fact, after }) => (after ? [] : { question, fact })),
      ...set.unanswerable.map((question) => ({ question, fact: null })),
    ]
    for (const { question, fact } of asked) {
      const isRight = (text: string) => fact !== null && fact.test(text)
      collected.push(...(await label(deps, agent, set.business, question, fact !== null, isRight)))
    }
  }
  return collected
}

/** Collects questions of the websites and PDFs in a folder, read as their owners would. */
export async function collectSites(
  deps: Deps,
  folder: string = TUNED_SITES,
): Promise<LabelledQuestion[]> {
  const worker = startTraining(deps, AT_ONCE)
  const collected: LabelledQuestion[] = []
  for (const site of readSites(folder)) {
    const { agent, unread } = await learnSite(deps, site)
    for (const reason of unread) console.log(`${site.id} was not read: ${reason}`)
    const { now } = deps
    const { today } = site
    if (today) deps.now = () => new Date(today)
    for (const question of site.questions) {
      if (question.person) continue
      const isRight = (text: string) => {
        const reply = {
          text,
          hasSources: true,
          outcome: 'answered',
          isUnsure: false,
          wantsPerson: false,
        } as const
        return !question.unknown && judge(question, reply) === 'right'
      }
      const { question: text, unknown } = question
      collected.push(...(await label(deps, agent, site.id, text, !unknown, isRight)))
    }
    deps.now = now
  }
  await worker.stop()
  return collected
}

/** Whether a question is about one of the pages that were written to learn from. */
export const isOfPage = ({ place }: LabelledQuestion): boolean => place.startsWith(PAGE)

/** Collects questions about the pages of businesses that were written to learn from. */
export async function collectPages(deps: Deps, pages: AskedPage[]): Promise<LabelledQuestion[]> {
  const worker = startTraining(deps, AT_ONCE)
  const collected: LabelledQuestion[] = []
  for (const [index, page] of pages.entries()) {
    const place = `${PAGE}${index}`
    const { agent } = await learnPage(deps, page, place)
    for (const { q, a } of page.asks) {
      const isRight = (text: string) => saysLine(text, page, a)
      collected.push(...(await label(deps, agent, place, q, a !== null, isRight)))
    }
  }
  await worker.stop()
  return collected
}

/** Collects questions about articles of an encyclopaedia; their look-alikes ask for what the text nearly says. */
export async function collectArticles(deps: Deps): Promise<LabelledQuestion[]> {
  const { articles, offTopic } = readEncyclopaedia(TUNED_ARTICLES)
  const collected: LabelledQuestion[] = []
  for (let at = 0; at < articles.length; at += ARTICLES_AN_AGENT) {
    const group = articles.slice(at, at + ARTICLES_AN_AGENT)
    const agent = { ...(await learnArticles(deps, group)), brandName: '' }
    for (const { question, must, unknown } of questionsOf(group, offTopic)) {
      const isRight = (text: string) =>
        !unknown && must.every((group) => group.some((wanted) => says(text, wanted)))
      const place = `articles ${at}`
      collected.push(...(await label(deps, agent, place, question, !unknown, isRight)))
    }
  }
  return collected
}

type Ordered = Pick<Candidate, 'kind' | 'text'>
const byText = (one: Ordered, other: Ordered) =>
  one.kind.localeCompare(other.kind) || one.text.localeCompare(other.text)

/** Skips a message with several questions, because it is not labelled which answer belongs to which. */
async function label(
  deps: Deps,
  agent: AgentProfile,
  place: string,
  text: string,
  isAnswerable: boolean,
  isRight: (text: string) => boolean,
): Promise<LabelledQuestion[]> {
  if (clausesOf(text).questions.length > 1) return []
  const question = { agent, history: [], text, conversationId: agent.id }
  const found = await lookUp(deps, question, text, new AbortController().signal)
  const candidates = await candidatesFor(deps, question, text, found)
  return [
    {
      place,
      question: text,
      isAnswerable,
      heard: { language: found.heard.language, kind: found.heard.kind },
      // In an order that does not depend on the weights there are, because what is learnt depends on the order.
      candidates: candidates.toSorted(byText).map((each) => ({
        kind: each.kind,
        place: each.place,
        measures: each.measures,
        text: each.text,
        isRight: isRight(each.text),
      })),
    },
  ]
}
