import * as z from 'zod/mini'
import { AgentType } from '../agents.ts'
import { Id, idParams, Timestamp } from '../common.ts'
import { apiEndpoint, apiPage, pageOf } from './endpoint.ts'

export const ApiAgent = z.object({
  id: Id,
  name: z.string(),
  type: AgentType,
  /** Whether it answers. */
  active: z.boolean(),
  /** The phone number it answers on, as E.164; null where it has none. */
  phone: z.nullable(z.string()),
  created_at: Timestamp,
})
export type ApiAgent = z.infer<typeof ApiAgent>

export const apiAgents = {
  list: apiEndpoint({
    method: 'GET',
    path: '/v1/agents',
    operation: 'listAgents',
    tag: 'Agents',
    scope: 'agents:read',
    summary: 'The agents of the workspace.',
    query: z.object(apiPage),
    response: pageOf(ApiAgent),
  }),
  read: apiEndpoint({
    method: 'GET',
    path: '/v1/agents/:id',
    operation: 'readAgent',
    tag: 'Agents',
    scope: 'agents:read',
    summary: 'One agent.',
    params: idParams,
    response: ApiAgent,
  }),
}
