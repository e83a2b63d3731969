import type { WebhookFormat } from 'shared-types'
import { discordBody, slackBody } from './channel-message.ts'

/** An event in the form that receivers get. */
export type ToldEvent = {
  type: string
  createdAt: Date
  data: Record<string, unknown>
}

/** The body for a receiver. The same event in the same format always gives the same bytes, so a retry can be recognized. */
export function bodyOf(format: WebhookFormat, event: ToldEvent, appUrl: string): string {
  return JSON.stringify(BODIES[format](event, appUrl))
}

const BODIES: Record<WebhookFormat, (event: ToldEvent, appUrl: string) => object> = {
  standard: ({ type, createdAt, data }) => ({ type, timestamp: createdAt.toISOString(), data }),
  slack: slackBody,
  discord: discordBody,
}
