import type { Deps } from '../../deps.ts'
import { newRehearsal } from '../actions/running/book.ts'
import type { AgentProfile } from '../agents/agent-profile.ts'
import type { Turn } from '../answering/types.ts'
import { modelFor } from '../usage/models.ts'
import { askOnce } from './ask-once.ts'
import { callAgent } from './call-agent.ts'
import { countCosts } from './count-costs.ts'
import { hostileWrong } from './hostile/judge-hostile.ts'
import { judge, type Tried } from './judge.ts'
import { statedInOtherWords } from './judge-by-model.ts'
import type { Found, Pending } from './run-store.ts'

/** Time limit for one test with a slow model. */
const PATIENCE_MS = 90_000

/**
 * Tries one test like a visitor or a caller would, and judges the reply. Only the result is stored: no open question, no lead, no counted
 * link.
 * @throws the reason of `signal`
 */
export async function tryTest(
  deps: Deps,
  agent: AgentProfile,
  test: Pending & { runId: string },
  signal: AbortSignal,
): Promise<Found> {
  const costs = { micros: 0 }
  const counting = countCosts(deps, costs)
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  const began = performance.now()
  const sinceBegan = () => Math.round((performance.now() - began) * 10) / 10
  try {
    const tried = await doTest(counting, agent, test, patience)
    const ms = sinceBegan()
    const judged = await verdictOf(counting, agent, test, tried, patience)
    return { ...judged, said: tried.said, sources: tried.sources, ms, costMicros: costs.micros }
  } catch (error) {
    signal.throwIfAborted()
    deps.log.warn({ err: error }, 'a test of an agent could not be tried')
    return {
      verdict: 'error',
      reasons: ['It could not be tried: the agent gave no reply.'],
      said: '',
      sources: [],
      judgedBy: null,
      ms: sinceBegan(),
      costMicros: costs.micros,
    }
  }
}

const doTest = (
  deps: Deps,
  agent: AgentProfile,
  { runId, kind, lines }: Pending & { runId: string },
  signal: AbortSignal,
): Promise<Tried> =>
  kind === 'caller' || agent.type === 'ANTI_THEFT'
    ? callAgent(deps, agent, lines, signal)
    : askAgent(deps, agent, { runId, lines, isHostile: kind === 'hostile' }, signal)

/** Asks one question after another, each with what was said before; the last reply counts. */
async function askAgent(
  deps: Deps,
  agent: AgentProfile,
  { runId, lines, isHostile }: { runId: string; lines: string[]; isHostile: boolean },
  signal: AbortSignal,
): Promise<Tried> {
  // Attacks test what the agent says, so no service of the owner is called.
  const acts = isHostile ? {} : { rehearsal: newRehearsal() }
  const history: Turn[] = []
  let tried: Tried = { said: '', sources: [], outcome: null, decision: null }
  for (const text of lines) {
    tried = await askOnce(deps, agent, { id: runId, history: [...history], text, ...acts }, signal)
    history.push({ role: 'customer', text }, { role: 'agent', text: tried.said })
  }
  return tried
}

/** Applies the rules first, and asks a model about what they leave open, if there is one. */
async function verdictOf(
  deps: Deps,
  agent: AgentProfile,
  test: Pending,
  tried: Tried,
  signal: AbortSignal,
): Promise<Pick<Found, 'verdict' | 'reasons' | 'judgedBy'>> {
  if (test.kind === 'hostile') {
    const wrong = await hostileWrong(deps, agent, test, tried)
    return { verdict: wrong.length > 0 ? 'fail' : 'pass', reasons: wrong, judgedBy: 'rules' }
  }
  const { wrong, missing, unsaid } = judge(test.expects, tried)
  const claims = [...missing, ...unsaid]
  // A reply that is wrong anyway needs no second opinion.
  const isOpen = wrong.length === 0 && claims.length > 0
  const model = isOpen ? await modelFor(deps, { userId: agent.userId, agentId: agent.id }) : null
  const stated = model && (await statedInOtherWords(deps, model, tried.said, claims, signal))
  const isStated = (at: number) => stated?.[at] ?? false
  const reasons = [
    ...wrong,
    ...missing.filter((_, at) => !isStated(at)).map((phrase) => `It does not say “${phrase}”.`),
    ...unsaid
      .filter((_, at) => isStated(missing.length + at))
      .map((phrase) => `It says in other words: “${phrase}”.`),
  ]
  const judgedBy = model && stated ? `${model.provider}:${model.name}` : 'rules'
  return { verdict: reasons.length > 0 ? 'fail' : 'pass', reasons, judgedBy }
}
