import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The widget script that an install snippet loads. */
export const WidgetScript = z.object({
  version: z.string(),
  /** Absolute URL of the script. */
  script_url: z.string(),
  /** Absolute URL of the API; null where the script's own host serves it. */
  api_base: z.nullable(z.string()),
  /** Subresource integrity hash of the script; null where another server serves it. */
  integrity: z.nullable(z.string()),
})
export type WidgetScript = z.infer<typeof WidgetScript>

/** The services this installation uses, so that the dashboard can say which of them are local stand-ins. */
export const SystemStatus = z.object({
  /** Null: no model key is configured, and agents answer by quoting their knowledge. */
  model: z.nullable(z.object({ provider: z.string(), name: z.string() })),
  /** Null: the knowledge is searched by full text only. */
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
  /** `none`: production without keys of Google; the other calendars are connected all the same. */
  calendars: z.enum(['google', 'local', 'none']),
  database: z.enum(['embedded', 'postgres']),
  /** Absolute URL of a website on which the crawler and the widget can be tried. */
  sample_site: z.string(),
  widget: WidgetScript,
})
export type SystemStatus = z.infer<typeof SystemStatus>

/** The Ollama models on the server's machine, of which the operator may choose one on the screen. */
export const LocalModel = z.object({
  /** Models that Ollama offers; null where it does not answer, or where nobody may choose. */
  ollama: z.nullable(z.object({ models: z.array(z.string()) })),
  /** The chosen model; null where agents only quote, or where the environment names the model. */
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
