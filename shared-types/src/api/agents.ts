import * as z from 'zod/mini'
import { AgentSettings, UpdateAgentSettings } from '../agent-settings.ts'
import { AgentName, AgentType, CreateAgent } from '../agents.ts'
import { ChatbotConfig, UpdateChatbotConfig } from '../chatbot-config.ts'
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

/** How an agent behaves. */
export const ApiAgentSettings = z.omit(AgentSettings, { agent_id: true })
export type ApiAgentSettings = z.infer<typeof ApiAgentSettings>

/** How the widget of an agent looks, what it says first, and where it runs. */
export const ApiAgentAppearance = z.omit(ChatbotConfig, { agent_id: true, foreign_sites: true })
export type ApiAgentAppearance = z.infer<typeof ApiAgentAppearance>

const tag = 'Agents'
const scope = 'agents:write'

export const apiAgents = {
  list: apiEndpoint({
    method: 'GET',
    path: '/v1/agents',
    operation: 'listAgents',
    tag,
    scope: 'agents:read',
    summary: 'The agents of the workspace.',
    query: z.object(apiPage),
    response: pageOf(ApiAgent),
  }),
  read: apiEndpoint({
    method: 'GET',
    path: '/v1/agents/:id',
    operation: 'readAgent',
    tag,
    scope: 'agents:read',
    summary: 'One agent.',
    params: idParams,
    response: ApiAgent,
  }),
  create: apiEndpoint({
    method: 'POST',
    path: '/v1/agents',
    operation: 'createAgent',
    tag,
    scope,
    summary: 'Creates an agent. It answers nobody until it is made active.',
    body: CreateAgent,
    response: ApiAgent,
  }),
  change: apiEndpoint({
    method: 'PATCH',
    path: '/v1/agents/:id',
    operation: 'changeAgent',
    tag,
    scope,
    summary: 'Renames an agent, or switches it on or off.',
    params: idParams,
    body: z.object({ name: z.optional(AgentName), active: z.optional(z.boolean()) }),
    response: ApiAgent,
  }),
  remove: apiEndpoint({
    method: 'DELETE',
    path: '/v1/agents/:id',
    operation: 'deleteAgent',
    tag,
    scope,
    summary: 'Deletes an agent with its knowledge, its conversations and its number.',
    params: idParams,
    response: z.object({ id: Id }),
  }),
  settings: apiEndpoint({
    method: 'GET',
    path: '/v1/agents/:id/settings',
    operation: 'readAgentSettings',
    tag,
    scope: 'agents:read',
    summary: 'How an agent behaves.',
    params: idParams,
    response: ApiAgentSettings,
  }),
  changeSettings: apiEndpoint({
    method: 'PATCH',
    path: '/v1/agents/:id/settings',
    operation: 'changeAgentSettings',
    tag,
    scope,
    summary: 'Changes how an agent behaves, and leaves out what stays as it is.',
    params: idParams,
    body: z.omit(UpdateAgentSettings, { agent_id: true }),
    response: ApiAgentSettings,
  }),
  appearance: apiEndpoint({
    method: 'GET',
    path: '/v1/agents/:id/appearance',
    operation: 'readAgentAppearance',
    tag,
    scope: 'agents:read',
    summary: 'How the widget of an agent looks, what it says first, and where it runs.',
    params: idParams,
    response: ApiAgentAppearance,
  }),
  changeAppearance: apiEndpoint({
    method: 'PATCH',
    path: '/v1/agents/:id/appearance',
    operation: 'changeAgentAppearance',
    tag,
    scope,
    summary: 'Changes the widget of an agent, and leaves out what stays as it is.',
    params: idParams,
    body: z.omit(UpdateChatbotConfig, { agent_id: true }),
    response: ApiAgentAppearance,
  }),
}
