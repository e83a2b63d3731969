import * as z from 'zod/mini'
import { Id, idParams, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { MESSAGE_MAX, SAVED_REPLY_TITLE_MAX } from './limits.ts'

export const SavedReply = z.object({
  id: Id,
  title: z.string(),
  text: z.string(),
  updated_at: Timestamp,
})
export type SavedReply = z.infer<typeof SavedReply>

export const WriteSavedReply = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Give it a title'),
      z.maxLength(
        SAVED_REPLY_TITLE_MAX,
        `Keep the title under ${SAVED_REPLY_TITLE_MAX} characters`,
      ),
    ),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write the reply first'),
      z.maxLength(MESSAGE_MAX, `Keep a reply under ${MESSAGE_MAX} characters`),
    ),
})
export type WriteSavedReply = z.infer<typeof WriteSavedReply>

export const savedReplies = {
  list: endpoint({
    method: 'GET',
    path: '/saved-replies',
    summary: 'What the workspace says often, by title.',
    response: z.object({ replies: z.array(SavedReply) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/saved-replies',
    summary: 'Saves a reply for everybody of the workspace.',
    body: WriteSavedReply,
    response: SavedReply,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/saved-replies/:id',
    summary: 'Changes a saved reply.',
    params: idParams,
    body: WriteSavedReply,
    response: SavedReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/saved-replies/:id',
    summary: 'Deletes a saved reply.',
    params: idParams,
    response: Nothing,
  }),
}
