import * as z from 'zod/mini'
import { Id, idParams } from './common.ts'
import { ConversationMessage } from './messages.ts'
import { endpoint } from './endpoint.ts'
import { VisitorMessage } from './visitor.ts'

/**
 * The text field of an upload form: an id made by the client, so that a retry does not send the file twice. It has to stand
 * before `file`.
 */
export const SendFile = z.object({ id: Id })
export type SendFile = z.infer<typeof SendFile>

const fileParams = z.object({ id: Id, fileId: Id })
const Preview = z.object({
  /** Asks for a smaller picture instead of the file: no side is longer than 480 pixels. */
  preview: z.optional(z.literal('true')),
})

/** Files in a conversation. Each is uploaded as a form with the field `id` and one file, and becomes a message of its own. */
export const files = {
  visitorSend: endpoint({
    method: 'POST',
    path: '/widget/conversations/:id/files',
    summary: 'Sends a picture or a PDF as a message of the visitor; a form with `id` and one file.',
    params: idParams,
    response: VisitorMessage,
  }),
  visitorRead: endpoint({
    method: 'GET',
    path: '/widget/conversations/:id/files/:fileId',
    summary: 'A file of the conversation.',
    params: fileParams,
    query: Preview,
    response: z.string(),
  }),
  send: endpoint({
    method: 'POST',
    path: '/conversation/:id/files',
    summary:
      'Sends a picture or a PDF as a message of the admin in control; a form with `id` and one file.',
    params: idParams,
    response: ConversationMessage,
  }),
  read: endpoint({
    method: 'GET',
    path: '/conversation/:id/files/:fileId',
    summary: 'A file of a conversation.',
    params: fileParams,
    query: Preview,
    response: z.string(),
  }),
}
