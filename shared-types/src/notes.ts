import * as z from 'zod/mini'
import { Id, idParams, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { NOTES_PATH } from './events.ts'
import { MESSAGE_MAX, MENTIONS_MAX } from './limits.ts'

/** A member of the workspace who is notified of a note. */
export const Mention = z.object({ person_id: Id, name: z.string() })
export type Mention = z.infer<typeof Mention>

/** A private note that members of a workspace write in a conversation. Visitors never receive it. */
export const Note = z.object({
  id: Id,
  text: z.string(),
  date: Timestamp,
  author: z.object({ id: z.nullable(Id), name: z.string(), avatar: z.nullable(z.string()) }),
  /** Members named in the text, each as `@name`. */
  mentions: z.array(Mention),
})
export type Note = z.infer<typeof Note>

export const NewNote = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write a note first'),
      z.maxLength(MESSAGE_MAX, `Keep a note under ${MESSAGE_MAX} characters`),
    ),
  /** Ids of the members the author picked; only those whose `@name` is still in the text are notified. */
  mentions: z.array(Id).check(z.maxLength(MENTIONS_MAX)),
  /** Id made by the client, so that a retry does not add the note twice. */
  client_id: Id,
})
export type NewNote = z.infer<typeof NewNote>

export const notes = {
  list: endpoint({
    method: 'GET',
    path: NOTES_PATH,
    summary: 'The private notes of a conversation, oldest first.',
    params: idParams,
    response: z.object({ notes: z.array(Note) }),
  }),
  add: endpoint({
    method: 'POST',
    path: NOTES_PATH,
    summary: 'Adds a private note to a conversation, and tells whom it mentions.',
    params: idParams,
    body: NewNote,
    response: Note,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/conversation/note/:id',
    summary: 'Deletes a private note: your own, or anyone’s for admins.',
    params: idParams,
    response: Nothing,
  }),
}
