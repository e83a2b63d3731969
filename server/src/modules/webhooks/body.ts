import type { WebhookFormat } from 'shared-types'
import { discordBody, slackBody } from './channel-message.ts'

/** What is told of an event. */
export type ToldEvent = {
  type: string
  createdAt: Date
  data: Record<string, unknown>
}

/** The body for a receiver: of one event and format it is always the same, byte by byte. */
export function bodyOf(format: WebhookFormat, event: ToldEvent, appUrl: string): string {
  return JSON.stringify(BODIES[format](event, appUrl))
}

const BODIES: Record<WebhookFormat, (event: ToldEvent, appUrl: string) => object> = {
  standard: ({ type, createdAt, data }) => ({ type, timestamp: createdAt.toISOString(), data }),
  slack: slackBody,
  discord: discordBody,
}
