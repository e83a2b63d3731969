import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What this installation runs on, so that the dashboard can say where a local stand-in is at work. */
export const SystemStatus = z.object({
  /** Null: no model key, the agents answer by quoting their knowledge. */
  model: z.nullable(z.object({ provider: z.string(), name: z.string() })),
  /** Null: full-text retrieval only. */
  embedding: z.nullable(z.object({ provider: z.string(), name: z.string() })),
  sign_in: z.enum(['google', 'local']),
  /** `none`: production without keys, so there are no phone numbers. */
  telephony: z.enum(['twilio', 'local', 'none']),
  /** `none`: production without keys, so numbers cannot be bought. */
  billing: z.enum(['stripe', 'local', 'none']),
  /** `none`: production without a token, so agents answer in no groups. */
  telegram: z.enum(['telegram', 'local', 'none']),
  database: z.enum(['embedded', 'postgres']),
  /** Absolute URL of a website to try the crawler and the widget on. */
  sample_site: z.string(),
  widget: z.object({
    version: z.string(),
    /** Absolute URL of the script the snippet loads. */
    script_url: z.string(),
    /** Where the script finds the API; null where it is served by the API's own host. */
    api_base: z.nullable(z.string()),
    /** Subresource integrity of that script; null where it is served from elsewhere. */
    integrity: z.nullable(z.string()),
  }),
})
export type SystemStatus = z.infer<typeof SystemStatus>

export const system = {
  status: endpoint({
    method: 'GET',
    path: '/system',
    summary: 'What this installation runs on.',
    response: SystemStatus,
  }),
}
