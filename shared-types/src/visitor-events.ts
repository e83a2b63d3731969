import type { Source } from './messages.ts'
import type { Outcome, VisitorMessage } from './visitor.ts'

/**
 * The `text/event-stream` answer of posting a message: `event:` is the key, `data:` the value as JSON.
 * Always `accepted` first and `done` (or `error`) last; `token` carries text to append to message `id`.
 */
export type AnswerEvents = {
  accepted: { message: VisitorMessage }
  token: { id: string; text: string }
  sources: { id: string; sources: Source[] }
  /** `message` is the reply as stored; null where the bot did not reply. */
  done: { outcome: Outcome; message: VisitorMessage | null; offer_person: boolean }
  error: { message: string; code: string }
}

/**
 * The `text/event-stream` of a conversation. `message` carries its `revision` as the event id, so that `Last-Event-ID` resumes
 * after it; `control` is sent at once on every connect. The others are not repeated.
 */
export type ConversationEvents = {
  message: VisitorMessage
  control: {
    admin_in_control: boolean
    handover_requested: boolean
    admin_name: string | null
    /** True where the conversation is marked as resolved; absent while it is open. */
    resolved?: boolean
  }
  typing: { role: 'agent' | 'admin'; name: string }
  /** The owner deleted the conversation or its agent; the stream ends. */
  closed: Record<string, never>
}
