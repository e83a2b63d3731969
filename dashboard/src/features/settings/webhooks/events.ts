import type { WebhookDelivery, WebhookEvent, WebhookFormat, WebhookState } from 'shared-types'
import type { Tone } from '~/ui/Badge.tsx'

/** The types of event, in words. */
export const EVENT_LABELS: Record<WebhookEvent, string> = {
  'conversation.started': 'A conversation starts',
  'message.received': 'A visitor writes',
  'message.sent': 'A visitor is answered',
  'conversation.rated': 'A conversation is rated',
  'conversation.closed': 'A conversation is resolved',
  'handover.requested': 'A visitor asks for a person',
  'handover.accepted': 'Somebody takes control',
  'handover.ended': 'The agent has control again',
  'lead.created': 'Somebody leaves their contact',
  'lead.updated': 'A visitor changes their contact',
  'call.ended': 'A call ends',
  'appointment.requested': 'An appointment is asked for',
  'appointment.booked': 'An appointment is booked',
  'appointment.moved': 'An appointment is moved',
  'appointment.cancelled': 'An appointment is cancelled',
  'question.unanswered': 'A question has no answer',
}

/** The events chosen at first: those that one may want to react to. */
export const FOR_A_CHANNEL: WebhookEvent[] = [
  'handover.requested',
  'lead.created',
  'call.ended',
  'appointment.requested',
]

export const FORMATS: { value: WebhookFormat; label: string }[] = [
  { value: 'standard', label: 'JSON, signed (Standard Webhooks)' },
  { value: 'slack', label: 'Message in a Slack channel' },
  { value: 'discord', label: 'Message in a Discord channel' },
]

export const STATES: Record<WebhookState, { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  delivered: { label: 'Delivered', tone: 'positive' },
  failed: { label: 'Failed', tone: 'negative' },
  stopped: { label: 'Stopped', tone: 'plain' },
}

/** A type that a newer release added has no label here. */
export const eventLabel = (type: string): string => {
  if (type === 'webhook.test') return 'Test'
  return Object.hasOwn(EVENT_LABELS, type) ? EVENT_LABELS[type as WebhookEvent] : type
}

export const hostOf = (url: string): string => URL.parse(url)?.host ?? url

/** The result of the last attempt: 'Answered 500', 'No answer', 'Not tried yet'. */
export function answerOf({ attempted_at, status }: WebhookDelivery): string {
  return attempted_at ? statusOf(status) : 'Not tried yet'
}

/** @param status of HTTP; null where there was no answer */
export const statusOf = (status: number | null): string =>
  status === null ? 'No answer' : `Answered ${status}`
