import * as z from 'zod/mini'
import { Id, Timestamp } from './common.ts'

export const SenderRole = z.enum(['agent', 'admin', 'customer'])
export type SenderRole = z.infer<typeof SenderRole>

/** The piece of knowledge an answer was taken from. */
export const Source = z.object({
  title: z.string(),
  /** Null for a PDF. */
  url: z.nullable(z.string()),
  /** Page number in a PDF, from 1; null for a web page. */
  page: z.nullable(z.number()),
  snippet: z.string(),
})
export type Source = z.infer<typeof Source>

/**
 * `pending`: no word of the reply has been written yet. `streaming`: more words are coming. `complete`: the whole reply. `cut`:
 * an admin stopped it; it holds the words shown until then. `failed`: no reply could be made.
 */
export const MessageStatus = z.enum(['pending', 'streaming', 'complete', 'cut', 'failed'])
export type MessageStatus = z.infer<typeof MessageStatus>

/**
 * An event shown as a line of its own to both sides. `returned`: the person did not answer for a while, so that the bot has the
 * conversation again. `nobody_came`: the customer asked for a person and none came.
 */
export const MessageEvent = z.enum(['returned', 'nobody_came'])
export type MessageEvent = z.infer<typeof MessageEvent>

export const Sender = z.object({
  role: SenderRole,
  name: z.string(),
  avatar: z.nullable(z.string()),
})
export type Sender = z.infer<typeof Sender>

/** A picture or a PDF attached to a message. */
export const MessageFile = z.object({
  id: Id,
  name: z.string(),
  /** MIME type, detected from the content. */
  type: z.string(),
  /** Size in bytes. */
  size: z.number(),
  /** Width and height in pixels; absent where the file is no picture. */
  width: z.optional(z.number()),
  height: z.optional(z.number()),
})
export type MessageFile = z.infer<typeof MessageFile>

export const ConversationMessage = z.object({
  id: Id,
  message: z.string(),
  date: Timestamp,
  agent_id: Id,
  sender: Sender,
  status: MessageStatus,
  sources: z.array(Source),
  /** The agent had no answer in its knowledge and said so. */
  unanswered: z.optional(z.boolean()),
  /** Present only for a line that tells of an event, not for what somebody said. */
  event: z.optional(MessageEvent),
  /** Files of the message; absent where there are none. A message that has only a file has the name of the file as its text. */
  files: z.optional(z.array(MessageFile)),
  /**
   * Present where the message came by email. The sender's name can be forged; `is_from_visitor` says that the address is the one
   * known of the visitor.
   */
  mail: z.optional(
    z.object({
      sender: z.string(),
      is_from_visitor: z.boolean(),
      attachments: z.array(z.string()),
    }),
  ),
  /** Present where the message was also sent by email because the visitor had left; `failure` says why it did not arrive. */
  emailed: z.optional(
    z.object({
      state: z.enum(['waiting', 'sent', 'failed']),
      failure: z.nullable(z.string()),
    }),
  ),
  /**
   * Present where the message went by text message and did not arrive, which `failure` explains, or only its beginning was sent.
   */
  texted: z.optional(z.object({ failure: z.nullable(z.string()), shortened: z.boolean() })),
})
export type ConversationMessage = z.infer<typeof ConversationMessage>
