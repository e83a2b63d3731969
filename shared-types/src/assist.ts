import * as z from 'zod/mini'
import { idParams, Timestamp } from './common.ts'
import { Source } from './messages.ts'
import { endpoint } from './endpoint.ts'

/** A reply suggested by the agent. It is not sent: it goes into the composer, where a person edits and sends it. */
export const SuggestedReply = z.object({
  /** Null where the agent does not know the answer. */
  text: z.nullable(z.string()),
  sources: z.array(Source),
})
export type SuggestedReply = z.infer<typeof SuggestedReply>

export const SummaryText = z.object({
  /** Whether a language model wrote the summary; otherwise its sentences are quoted from the conversation. */
  by_model: z.boolean(),
  asked: z.array(z.string()),
  answered: z.array(
    z.object({
      text: z.string(),
      /** Who or what it comes from: the title of a page, or the name of who answered; null where that is not known. */
      from: z.nullable(z.string()),
    }),
  ),
  open: z.array(z.string()),
})
export type SummaryText = z.infer<typeof SummaryText>

export const Summary = z.extend(SummaryText, {
  made_at: Timestamp,
  /** Revision of the conversation from which the summary was made. */
  revision: z.number(),
})
export type Summary = z.infer<typeof Summary>

export const assist = {
  suggest: endpoint({
    method: 'POST',
    path: '/conversation/suggest/:id',
    summary: 'Drafts a reply to what the customer wrote last, for the admin in control to edit.',
    params: idParams,
    response: SuggestedReply,
  }),
  summarize: endpoint({
    method: 'POST',
    path: '/conversation/summary/:id',
    summary: 'What a conversation comes to; made anew only when it has gone on since.',
    params: idParams,
    response: Summary,
  }),
}
