import * as z from 'zod/mini'
import { idParams, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

export const LetterSettings = z.object({
  /** Visitors who have left the chat receive a person's replies by email. */
  answer_by_email: z.boolean(),
  /** `none`: this installation has no mail server. `local`: mails are only shown on the screen. */
  mail: z.enum(['smtp', 'local', 'none']),
  /** Whether a visitor's answer by email arrives in the conversation. */
  can_be_answered: z.boolean(),
})
export type LetterSettings = z.infer<typeof LetterSettings>

/** An email that a visitor sent, with its whole text. */
export const ReceivedMail = z.object({
  sender: z.string(),
  is_from_visitor: z.boolean(),
  subject: z.string(),
  text: z.string(),
  /** File names of the attachments, which are not kept themselves. */
  attachments: z.array(z.string()),
  date: Timestamp,
})
export type ReceivedMail = z.infer<typeof ReceivedMail>

export const letters = {
  settings: endpoint({
    method: 'GET',
    path: '/user/letters',
    summary: 'Whether visitors who have left are answered by email.',
    response: LetterSettings,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/user/letters',
    summary: 'Answers visitors who have left by email, or in the chat alone.',
    body: z.object({ answer_by_email: z.boolean() }),
    response: LetterSettings,
  }),
  transcript: endpoint({
    method: 'POST',
    path: '/conversation/transcript/:id',
    summary: 'Sends the whole conversation by email: to the visitor, or to you.',
    params: idParams,
    body: z.object({ to: z.enum(['visitor', 'me']) }),
    response: Nothing,
  }),
  mail: endpoint({
    method: 'GET',
    path: '/conversation/mail/:id',
    summary: 'The email a message came by, whole.',
    params: idParams,
    response: ReceivedMail,
  }),
}
