import type { FirstRun, FirstRunStep } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { type AgentProgress, listProgress } from './store.ts'

/** The progress of the agent that has come furthest; of equal ones, the newest. */
export async function readFirstRun(deps: Deps, userId: string): Promise<FirstRun> {
  const agents = await listProgress(deps.db, userId, deps.config.appUrl)
  const [furthest] = agents
    .map((agent) => ({ agent, done: stepsOf(agent) }))
    .toSorted((a, b) => b.done.length - a.done.length)
  if (!furthest) return { agent: null, done: [] }
  const { id, name, type } = furthest.agent
  return { agent: { id, name, type }, done: furthest.done }
}

function stepsOf(agent: AgentProgress): FirstRunStep[] {
  const done: Record<FirstRunStep, boolean> = {
    create: true,
    prepare: agent.type === 'ANTI_THEFT' ? agent.hasPhone : agent.hasKnowledge,
    activate: agent.activated,
    talk: agent.hasTalked,
    connect: agent.type === 'CHATBOT' ? agent.isOnWebsite : agent.hasNumber,
  }
  return (Object.keys(done) as FirstRunStep[]).filter((step) => done[step])
}
