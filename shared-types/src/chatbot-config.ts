import * as z from 'zod/mini'
import { AllowedSites } from './allowed-sites.ts'
import { Id, Timestamp } from './common.ts'
import { LeadForm } from './lead-form.ts'
import { PanelLanguageSetting, TextsByLanguage } from './panel-languages.ts'
import { WidgetOptions } from './widget-options.ts'

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
