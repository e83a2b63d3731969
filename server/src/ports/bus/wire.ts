import type { BusEvents, BusEvent } from './index.ts'

/** PostgreSQL does not accept notifications of 8,000 bytes or more. */
const MAX_BYTES = 7_999

type Sent = { from: string } & BusEvent

/** Encodes an event as the text of a notification. If it is too large, its content is left out, and the receiver reads the database. */
export function encode(from: string, { topic, event }: BusEvent): string {
  const whole = JSON.stringify({ from, topic, event })
  if (Buffer.byteLength(whole) <= MAX_BYTES) return whole
  return JSON.stringify({ from, topic, event: { ...event, content: undefined } })
}

export function decode(payload: string): Sent {
  const sent = JSON.parse(payload) as Sent
  if (sent.topic === 'conversation') restoreDates(sent.event)
  return sent
}

/** Restores dates, which JSON transfers as text. */
function restoreDates({ content }: BusEvents['conversation']): void {
  for (const message of content?.messages ?? []) message.createdAt = new Date(message.createdAt)
}
