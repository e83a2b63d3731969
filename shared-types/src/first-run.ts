import * as z from 'zod/mini'
import { AgentType } from './agents.ts'
import { Id } from './common.ts'
import { endpoint } from './endpoint.ts'

/**
 * The way from an empty account to an agent at work, in order. `prepare`: it has learned something, or, where it screens calls, knows
 * the phone it rings. `connect`: it has a number, or a visitor wrote from a website of the owner.
 */
export const FirstRunStep = z.enum(['create', 'prepare', 'activate', 'talk', 'connect'])
export type FirstRunStep = z.infer<typeof FirstRunStep>

export const FirstRun = z.object({
  /** The agent that has come furthest; null before there is one. */
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
