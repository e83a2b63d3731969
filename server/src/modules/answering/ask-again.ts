import type { Deps } from '../../deps.ts'
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import { agentProfile } from '../agents/profile.ts'
import {
  type ChangedAgent,
  coverGap,
  keepAsking,
  listOpenGaps,
  settleAsked,
} from './ask-again-store.ts'
import { notifyGaps } from './gaps.ts'
import { hearQuestion, languageFor } from './hearing.ts'
import { answerByQuoting } from './quoting/answer-by-quoting.ts'
import { asksTheSame, matchTaught } from './taught/match.ts'
import { findTaught } from './taught/taught-store.ts'
import type { Taught } from './taught/taught.ts'
import type { Question } from './types.ts'

/**
 * An open question that its owner deliberately left open beside an answer counts as covered by that answer only when it asks the same with
 * these odds, and when the question alone surely asks the same. Words it shares with the answer alone prove nothing.
 */
const SURELY = 0.85
/** Questions asked before the lease on the agent is renewed. */
const IN_ROW = 10

/**
 * Asks an agent again, without a model, every question it could not answer. What its knowledge answers by now is marked as covered. A node
 * that dies meanwhile leaves its lease to expire, and another node starts over.
 */
export async function askAgain(deps: Deps, agent: ChangedAgent): Promise<void> {
  const open = await listOpenGaps(deps.db, agent.id)
  const profile = open.length > 0 ? await agentProfile(deps, agent.id) : null
  const taught = profile ? await findTaught(deps.driver, agent.id) : []
  const questions = taught.map((entry) => ({ ...entry, answer: null }))
  let last: string | null = null
  let held = agent
  for (const [at, { id, question: text, conversationId }] of (profile ? open : []).entries()) {
    await yieldToEventLoop()
    if (at > 0 && at % IN_ROW === 0) {
      const kept = await keepAsking(deps.db, held)
      if (!kept) break
      held = kept
    }
    const question = {
      agent: profile!,
      history: [],
      text,
      conversationId: conversationId ?? agent.id,
      isDraft: true,
      taught,
    }
    const by = await coveredBy(deps, question, id, { taught, questions })
    if (by === undefined) continue
    await coverGap(deps.db, id, by)
    last = id
  }
  await settleAsked(deps.db, held, last !== null)
  if (last) notifyGaps(deps, agent.userId, agent.id, last)
}

/** @returns the title of the source, null when an answer of the owner covers it, undefined when the question is still open. */
async function coveredBy(
  deps: Deps,
  question: Question,
  gapId: string,
  { taught, questions }: { taught: Taught[]; questions: Taught[] },
): Promise<string | null | undefined> {
  const heard = await hearQuestion(deps, question)
  const nearestOf = (list: Taught[]) =>
    matchTaught(question.text, heard, list, { without: gapId })[0]
  const [answer, alike] = [nearestOf(taught), nearestOf(questions)]
  const isSame = alike && asksTheSame(alike) && alike.taught.id === answer?.taught.id
  if (answer && answer.taught.answer !== null && answer.odds >= SURELY && isSame) return null
  const asked = {
    ...question,
    agent: { ...question.agent, language: languageFor(question.agent, heard) },
  }
  let title: string | undefined
  for await (const part of answerByQuoting(deps, asked, null, new AbortController().signal)) {
    if (part.type === 'sources') title = part.sources[0]?.title
    if (part.type === 'end' && part.outcome !== 'answered') return undefined
  }
  return title
}
