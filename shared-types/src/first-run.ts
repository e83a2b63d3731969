import * as z from 'zod/mini'
import { AgentType } from './agents.ts'
import { Id } from './common.ts'
import { endpoint } from './endpoint.ts'

/**
 * Steps from an empty account to a working agent, in order. `prepare`: the agent has learnt something or, where it screens calls,
 * knows which phone to ring. `connect`: it has a number, or a visitor wrote from a website of the owner.
 */
export const FirstRunStep = z.enum(['create', 'prepare', 'activate', 'talk', 'connect'])
export type FirstRunStep = z.infer<typeof FirstRunStep>

export const FirstRun = z.object({
  /** The agent with the most steps done; null before there is an agent. */
  agent: z.nullable(z.object({ id: Id, name: z.string(), type: AgentType })),
  done: z.array(FirstRunStep),
})
export type FirstRun = z.infer<typeof FirstRun>

export const firstRun = {
  read: endpoint({
    method: 'GET',
    path: '/user/first-run',
    summary: 'How far the account has come on the way to an agent at work.',
    response: FirstRun,
  }),
}
