import type { Agent, AgentLanguage, PanelLanguageSetting } from 'shared-types'
import { handoverMessageIn, welcomeMessageIn } from './defaults.ts'
import type { AgentRow } from './store.ts'

/** An agent as shown in lists. */
export const toAgent = (row: AgentRow): Agent => ({
  id: row.id,
  name: row.name,
  type: row.type,
  created_at: row.createdAt.toISOString(),
  activated: row.activated,
  used_number: row.usedPhone === null ? null : { phone: row.usedPhone },
  integrations: row.integrations,
})

/** The appearance of its widget, for the Appearance tab. */
export const toChatbotConfig = (row: AgentRow) => ({
  agent_id: row.id,
  brand_name: row.brandName,
  brand_color: row.brandColor,
  text_color: row.textColor,
  welcome_message: welcomeMessageIn(row, row.language),
  suggested_questions: row.suggestedQuestions,
  panel_language: row.panelLanguage as PanelLanguageSetting,
  panel_texts: row.panelTexts,
  options: row.widgetOptions,
  lead_form: row.leadForm,
  allowed_sites: row.allowedSites,
})

/** Its behaviour, for the Settings tab. */
export const toSettings = (row: AgentRow) => ({
  agent_id: row.id,
  instructions: row.instructions,
  spoken_name: row.spokenName ?? '',
  call_greeting: row.callGreeting ?? '',
  call_voice: row.callVoice,
  language: row.language as AgentLanguage,
  allow_handover: row.allowHandover,
  handover_message: handoverMessageIn(row, row.language),
  announce_recording: row.announcesRecording,
})
