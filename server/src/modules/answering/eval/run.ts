import type { Deps } from '../../../deps.ts'
import { answer } from '../service.ts'
import type { AgentProfile } from '../../agents/agent-profile.ts'
import type { Turn } from '../types.ts'
import type { EvaluationSet } from './types.ts'

export type EvaluationResult = {
  business: string
  answered: number
  answerable: number
  abstained: number
  unanswerable: number
  /** Lengths of the right answers in characters. */
  lengths: number[]
  /** What went wrong, for a person to read. */
  failures: string[]
}

/** Asks every question of a set to an agent that has learned its pages. */
export async function evaluate(
  deps: Deps,
  agent: AgentProfile,
  set: EvaluationSet,
): Promise<EvaluationResult> {
  const failures: string[] = []
  const lengths: number[] = []
  for (const { question, fact, after } of set.answerable) {
    const reply = await ask(deps, agent, question, after)
    if (reply.outcome === 'answered' && fact.test(reply.text)) lengths.push(reply.text.length)
    else failures.push(`${question} → ${reply.outcome}: ${reply.text}`)
  }
  let abstained = 0
  for (const question of set.unanswerable) {
    const reply = await ask(deps, agent, question)
    if (reply.outcome === 'not_known') abstained++
    else failures.push(`${question} → should abstain: ${reply.text}`)
  }
  return {
    business: set.business,
    answered: lengths.length,
    answerable: set.answerable.length,
    abstained,
    unanswerable: set.unanswerable.length,
    lengths,
    failures,
  }
}

async function ask(deps: Deps, agent: AgentProfile, text: string, after?: string) {
  const reply = { text: '', outcome: '' }
  const history: Turn[] = after ? [{ role: 'customer', text: after }] : []
  const question = { agent, history, text, conversationId: agent.id }
  for await (const part of answer(deps, question, new AbortController().signal)) {
    if (part.type === 'text') reply.text += part.text
    if (part.type === 'end') reply.outcome = part.outcome
  }
  return reply
}
