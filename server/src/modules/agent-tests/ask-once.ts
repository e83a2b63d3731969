import type { Source } from 'shared-types'
import type { Deps } from '../../deps.ts'
import type { Rehearsal } from '../actions/running/book.ts'
import { answer } from '../answering/service.ts'
import type { AgentProfile } from '../agents/agent-profile.ts'
import type { Turn } from '../answering/types.ts'
import type { Tried } from './judge.ts'

type Asked = {
  id: string
  history: Turn[]
  text: string
  /** Absent when the agent only answers. */
  rehearsal?: Rehearsal
}

/**
 * Asks an agent like a visitor would, without storing anything: no open question, no lead, no counted link.
 * @throws the reason of `signal`
 */
export async function askOnce(
  deps: Deps,
  agent: AgentProfile,
  { id: conversationId, history, text, rehearsal }: Asked,
  signal: AbortSignal,
): Promise<Tried> {
  let reply = ''
  let sources: Source[] = []
  let outcome: Tried['outcome'] = null
  const isSpoken = agent.type === 'SALES_ASSISTANT'
  const question = { agent, history, text, conversationId, isDraft: true, isSpoken, rehearsal }
  for await (const part of answer(deps, question, signal)) {
    if (part.type === 'text') reply += part.text
    else if (part.type === 'sources') sources = part.sources
    else if (part.type === 'end') outcome = part.outcome
  }
  signal.throwIfAborted()
  return { said: reply, sources, outcome, decision: null }
}
