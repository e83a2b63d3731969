import * as z from 'zod/mini'
import { AllowedSites } from './allowed-sites.ts'
import { Id, idParams, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { LeadForm } from './lead-form.ts'
import { AGENT_NAME_MAX, CALL_GREETING_MAX, INSTRUCTIONS_MAX, SPOKEN_NAME_MAX } from './limits.ts'
import { PanelLanguageSetting, TextsByLanguage } from './panel-languages.ts'
import { WidgetOptions } from './widget-options.ts'

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

const HexColor = z
  .string()
  .check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'Enter a colour as hex, like #1f3bb3'))

export const ChatbotConfig = z.object({
  agent_id: Id,
  brand_name: z.string(),
  brand_color: z.string(),
  text_color: z.string(),
  welcome_message: z.string(),
  /** Comma-separated. */
  suggested_questions: z.string(),
  panel_language: PanelLanguageSetting,
  panel_texts: TextsByLanguage,
  options: WidgetOptions,
  /** Null: the widget asks visitors for no details. */
  lead_form: z.nullable(LeadForm),
  /** Websites the widget may run on; an empty list allows any website. */
  allowed_sites: AllowedSites,
  /** Websites outside `allowed_sites` that tried to load the widget, newest first. */
  foreign_sites: z.array(z.object({ origin: z.string(), at: Timestamp })),
})
export type ChatbotConfig = z.infer<typeof ChatbotConfig>

export const UpdateChatbotConfig = z.object({
  agent_id: Id,
  brand_name: z.optional(
    z.string().check(z.trim(), z.minLength(1, 'Brand name is required.'), z.maxLength(60)),
  ),
  brand_color: z.optional(HexColor),
  text_color: z.optional(HexColor),
  welcome_message: z.optional(
    z.string().check(z.trim(), z.minLength(1, 'Welcome message is required.'), z.maxLength(500)),
  ),
  suggested_questions: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
  panel_language: z.optional(PanelLanguageSetting),
  /** Texts of every language: a language that is left out loses the texts it had. */
  panel_texts: z.optional(TextsByLanguage),
  options: z.optional(WidgetOptions),
  lead_form: z.optional(z.nullable(LeadForm)),
  allowed_sites: z.optional(AllowedSites),
})
export type UpdateChatbotConfig = z.infer<typeof UpdateChatbotConfig>

/** Languages an agent answers in; `auto` answers in the language of whoever it talks to. */
export const AgentLanguage = z.enum(['auto', 'en', 'es', 'fr', 'de', 'it', 'pt', 'nl'])
export type AgentLanguage = z.infer<typeof AgentLanguage>

/** Voices an agent may have on the telephone; each speaks every language of `AgentLanguage`. */
export const AgentVoice = z.enum(['Aoede', 'Kore', 'Leda', 'Puck', 'Charon'])
export type AgentVoice = z.infer<typeof AgentVoice>

export const AgentSettings = z.object({
  agent_id: Id,
  instructions: z.string(),
  /** The name callers and visitors hear; empty where the owner gave none. */
  spoken_name: z.string(),
  language: AgentLanguage,
  /** What callers hear first; empty where the owner wrote nothing. */
  call_greeting: z.string(),
  /** Null: the phone company's own voice for the language. */
  call_voice: z.nullable(AgentVoice),
  allow_handover: z.boolean(),
  handover_message: z.string(),
  /** Callers are told at the beginning that the call is recorded and transcribed. */
  announce_recording: z.boolean(),
})
export type AgentSettings = z.infer<typeof AgentSettings>

export const UpdateAgentSettings = z.object({
  agent_id: Id,
  instructions: z.optional(
    z
      .string()
      .check(
        z.maxLength(INSTRUCTIONS_MAX, `Keep instructions under ${INSTRUCTIONS_MAX} characters`),
      ),
  ),
  spoken_name: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(SPOKEN_NAME_MAX, `Keep the name under ${SPOKEN_NAME_MAX} characters`),
      ),
  ),
  language: z.optional(AgentLanguage),
  call_greeting: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(CALL_GREETING_MAX, `Keep the greeting under ${CALL_GREETING_MAX} characters`),
      ),
  ),
  call_voice: z.optional(z.nullable(AgentVoice)),
  allow_handover: z.optional(z.boolean()),
  handover_message: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Handover message is required.'),
        z.maxLength(500, 'Keep the handover message under 500 characters'),
      ),
  ),
  announce_recording: z.optional(z.boolean()),
})
export type UpdateAgentSettings = z.infer<typeof UpdateAgentSettings>

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
