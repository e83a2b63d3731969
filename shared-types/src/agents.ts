import * as z from 'zod/mini'
import { AgentSettings, UpdateAgentSettings } from './agent-settings.ts'
import { ChatbotConfig, UpdateChatbotConfig } from './chatbot-config.ts'
import { Id, idParams, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { AGENT_NAME_MAX } from './limits.ts'

export const AgentType = z.enum(['ANTI_THEFT', 'SALES_ASSISTANT', 'CHATBOT'])
export type AgentType = z.infer<typeof AgentType>

export const Agent = z.object({
  id: Id,
  name: z.string(),
  type: AgentType,
  created_at: Timestamp,
  activated: z.boolean(),
  used_number: z.nullable(z.object({ phone: z.string() })),
  integrations: z.number(),
})
export type Agent = z.infer<typeof Agent>

export const AgentName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Agent name is required'),
    z.maxLength(AGENT_NAME_MAX, `Agent name must be at most ${AGENT_NAME_MAX} characters`),
  )

export const CreateAgent = z.object({ name: AgentName, type: AgentType })
export type CreateAgent = z.infer<typeof CreateAgent>

export const agents = {
  list: endpoint({
    method: 'GET',
    path: '/agents',
    summary: 'All agents of the account, ANTI_THEFT first.',
    response: z.array(Agent),
  }),
  read: endpoint({
    method: 'GET',
    path: '/agent/:id',
    summary: 'One agent.',
    params: idParams,
    response: Agent,
  }),
  create: endpoint({
    method: 'POST',
    path: '/agent',
    summary: 'Creates an agent.',
    body: CreateAgent,
    response: Agent,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/agent/:id',
    summary: 'Deletes an agent and all that hangs on it.',
    params: idParams,
    query: z.object({ tid: z.optional(z.string().check(z.maxLength(40))) }),
    response: Nothing,
  }),
  activate: endpoint({
    method: 'PATCH',
    path: '/agent/activate/:id',
    summary: 'Activates an agent.',
    params: idParams,
    response: Agent,
  }),
  deactivate: endpoint({
    method: 'PATCH',
    path: '/agent/deactivate/:id',
    summary: 'Switches an agent off: from now on it says nothing anywhere.',
    params: idParams,
    response: Agent,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/agent/:id/name',
    summary: 'Gives an agent another name; only its owner sees it.',
    params: idParams,
    body: z.object({ name: AgentName }),
    response: Agent,
  }),
  chatbotConfig: endpoint({
    method: 'GET',
    path: '/agent/chatbot-config/:id',
    summary: 'How the chat widget of an agent looks.',
    params: idParams,
    response: ChatbotConfig,
  }),
  updateChatbotConfig: endpoint({
    method: 'PATCH',
    path: '/agent/chatbot-config',
    summary: 'Changes how the chat widget looks.',
    body: UpdateChatbotConfig,
    response: ChatbotConfig,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/agent/settings/:id',
    summary: 'How an agent behaves.',
    params: idParams,
    response: AgentSettings,
  }),
  updateSettings: endpoint({
    method: 'PATCH',
    path: '/agent/settings',
    summary: 'Changes how an agent behaves.',
    body: UpdateAgentSettings,
    response: AgentSettings,
  }),
}
