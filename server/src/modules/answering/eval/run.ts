import type { Deps } from '../../../deps.ts'
import { answer } from '../service.ts'
import type { AgentProfile } from '../types.ts'
import type { EvaluationSet } from './types.ts'

export type EvaluationResult = {
  business: string
  answered: number
  answerable: number
  abstained: number
  unanswerable: number
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
  let answered = 0
  for (const { question, fact } of set.answerable) {
    const reply = await ask(deps, agent, question)
    if (reply.outcome === 'answered' && fact.test(reply.text)) answered++
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
    answered,
    answerable: set.answerable.length,
    abstained,
    unanswerable: set.unanswerable.length,
    failures,
  }
}

async function ask(deps: Deps, agent: AgentProfile, text: string) {
  const reply = { text: '', outcome: '' }
  const question = { agent, history: [], text, conversationId: agent.id }
  for await (const part of answer(deps, question, new AbortController().signal)) {
    if (part.type === 'text') reply.text += part.text
    if (part.type === 'end') reply.outcome = part.outcome
  }
  return reply
}
