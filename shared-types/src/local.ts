import * as z from 'zod/mini'
import { Id, idParams, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { LOCAL_NAME_MAX, MESSAGE_MAX, TELEGRAM_MESSAGE_MAX } from './limits.ts'

/** A text message of the local carrier, such as a code or an SMS, which is shown on the screen instead of being sent. */
export const LocalMessage = z.object({
  id: Id,
  /** The number of an agent; for a code, the name of the product. */
  from: z.string(),
  to: z.string(),
  text: z.string(),
  created_at: Timestamp,
})
export type LocalMessage = z.infer<typeof LocalMessage>

/** A mail that the local mail server delivered to the on-screen inbox. */
export const LocalMail = z.object({
  id: Id,
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.nullable(z.string()),
  /** Address that replies go to; null where that is the sender's. */
  reply_to: z.nullable(z.string()),
  created_at: Timestamp,
})
export type LocalMail = z.infer<typeof LocalMail>

export const AnswerLetter = z.object({
  text: z
    .string()
    .check(z.trim(), z.minLength(1, 'Write a message first'), z.maxLength(MESSAGE_MAX)),
})
export type AnswerLetter = z.infer<typeof AnswerLetter>

/** A group of the local Telegram. */
export const LocalGroup = z.object({
  id: Id,
  title: z.string(),
  is_supergroup: z.boolean(),
  has_bot: z.boolean(),
})
export type LocalGroup = z.infer<typeof LocalGroup>

export const LocalGroupMessage = z.object({
  /** Number of the message in its group. */
  id: z.number(),
  /** Null for an event of the group: nobody wrote it, and `text` says what happened. */
  from: z.nullable(z.object({ name: z.string(), is_bot: z.boolean() })),
  text: z.string(),
  /** The message this one answers; null where it answers none, or that one is no longer known. */
  reply_to: z.nullable(z.object({ name: z.string(), text: z.string() })),
  created_at: Timestamp,
})
export type LocalGroupMessage = z.infer<typeof LocalGroupMessage>

const Title = z.string().check(z.trim(), z.minLength(1, 'Name the group'), z.maxLength(128))

export const SayInGroup = z.object({
  /** Who writes; null for an administrator who writes anonymously. */
  name: z.nullable(
    z.string().check(z.trim(), z.minLength(1, 'Say who writes'), z.maxLength(LOCAL_NAME_MAX)),
  ),
  text: z
    .string()
    .check(z.trim(), z.minLength(1, 'Write a message first'), z.maxLength(TELEGRAM_MESSAGE_MAX)),
  reply_to: z.nullable(z.number()),
})
export type SayInGroup = z.infer<typeof SayInGroup>

export const ChangeGroup = z.discriminatedUnion('action', [
  z.object({ action: z.literal('rename'), title: Title }),
  z.object({ action: z.literal('upgrade') }),
  z.object({ action: z.literal('remove_bot') }),
  z.object({ action: z.literal('add_bot') }),
])
export type ChangeGroup = z.infer<typeof ChangeGroup>

export const local = {
  groups: endpoint({
    method: 'GET',
    path: '/local/telegram',
    summary: 'Groups this account made in the local Telegram, newest first; 404 with a real bot.',
    response: z.array(LocalGroup),
  }),
  createGroup: endpoint({
    method: 'POST',
    path: '/local/telegram',
    summary: 'Makes a group of the local Telegram, with the bot in it.',
    body: z.object({ title: Title }),
    response: LocalGroup,
  }),
  groupMessages: endpoint({
    method: 'GET',
    path: '/local/telegram/:id',
    summary: 'What was said in a group of the local Telegram, oldest first.',
    params: idParams,
    response: z.object({ group: LocalGroup, messages: z.array(LocalGroupMessage) }),
  }),
  sayInGroup: endpoint({
    method: 'POST',
    path: '/local/telegram/:id',
    summary: 'Writes in a group of the local Telegram as a person.',
    params: idParams,
    body: SayInGroup,
    response: Nothing,
  }),
  changeGroup: endpoint({
    method: 'PATCH',
    path: '/local/telegram/:id',
    summary:
      'Renames a group of the local Telegram, makes it a supergroup, removes or adds the bot.',
    params: idParams,
    body: ChangeGroup,
    response: LocalGroup,
  }),
  mails: endpoint({
    method: 'GET',
    path: '/local/mails',
    summary:
      'What the local mail server delivered to the address of this account, newest first; 404 with a real one.',
    response: z.array(LocalMail),
  }),
  letters: endpoint({
    method: 'GET',
    path: '/local/letters',
    summary:
      'What the local mail server delivered to visitors of this account, newest first; 404 with a real one.',
    response: z.array(LocalMail),
  }),
  answerLetter: endpoint({
    method: 'POST',
    path: '/local/letters/:id',
    summary: 'Answers such a mail as its visitor, by email.',
    params: idParams,
    body: AnswerLetter,
    response: Nothing,
  }),
  messages: endpoint({
    method: 'GET',
    path: '/local/messages',
    summary:
      'What the local carrier delivered to phones this account entered or sent from its numbers, newest first; 404 with a real carrier.',
    response: z.array(LocalMessage),
  }),
}
