import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What a snippet loads. */
export const WidgetScript = z.object({
  version: z.string(),
  /** Absolute URL of the script the snippet loads. */
  script_url: z.string(),
  /** Where the script finds the API; null where it is served by the API's own host. */
  api_base: z.nullable(z.string()),
  /** Subresource integrity of that script; null where it is served from elsewhere. */
  integrity: z.nullable(z.string()),
})
export type WidgetScript = z.infer<typeof WidgetScript>

/** What this installation runs on, so that the dashboard can say where a local stand-in is at work. */
export const SystemStatus = z.object({
  /** Null: no model key, the agents answer by quoting their knowledge. */
  model: z.nullable(z.object({ provider: z.string(), name: z.string() })),
  /** Null: full-text retrieval only. */
  embedding: z.nullable(z.object({ provider: z.string(), name: z.string() })),
  sign_in: z.enum(['google', 'local', 'openid']),
  /** `none`: production without keys, so there are no phone numbers. */
  telephony: z.enum(['twilio', 'local', 'none']),
  /** `none`: production without keys, so numbers cannot be bought. */
  billing: z.enum(['stripe', 'local', 'none']),
  /** `none`: production without a token, so agents answer in no groups. */
  telegram: z.enum(['telegram', 'local', 'none']),
  /** `none`: production without a mail server, so nobody is told by mail. */
  mail: z.enum(['smtp', 'local', 'none']),
  database: z.enum(['embedded', 'postgres']),
  /** Absolute URL of a website to try the crawler and the widget on. */
  sample_site: z.string(),
  widget: WidgetScript,
})
export type SystemStatus = z.infer<typeof SystemStatus>

/** A language model of an Ollama on the machine of the server, which whoever runs it may choose on the screen. */
export const LocalModel = z.object({
  /** What the Ollama there offers; null where none answers, or none may be chosen. */
  ollama: z.nullable(z.object({ models: z.array(z.string()) })),
  /** The model that was chosen and writes the answers; null where agents quote, or the environment says which model it is. */
  chosen: z.nullable(z.string()),
})
export type LocalModel = z.infer<typeof LocalModel>

export const system = {
  status: endpoint({
    method: 'GET',
    path: '/system',
    summary: 'What this installation runs on.',
    response: SystemStatus,
  }),
  localModel: endpoint({
    method: 'GET',
    path: '/system/local-model',
    summary: 'Language models of an Ollama on this machine.',
    response: LocalModel,
  }),
  chooseLocalModel: endpoint({
    method: 'POST',
    path: '/system/local-model',
    summary: 'Lets one of them write the answers, at once and after every restart.',
    body: z.object({ name: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: LocalModel,
  }),
  dropLocalModel: endpoint({
    method: 'DELETE',
    path: '/system/local-model',
    summary: 'Agents quote their knowledge again.',
    response: LocalModel,
  }),
}
