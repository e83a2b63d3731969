import * as z from 'zod/mini'
import { Id } from './common.ts'
import { CALL_GREETING_MAX, INSTRUCTIONS_MAX, SPOKEN_NAME_MAX } from './limits.ts'

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
