import * as z from 'zod/mini'
import { Id, idParams } from './common.ts'
import { ConversationMessage } from './conversations.ts'
import { endpoint } from './endpoint.ts'
import { VisitorMessage } from './visitor.ts'

/** Of a form: made by the client, so that a retry never posts twice; `file` comes after it. */
export const SendFile = z.object({ id: Id })
export type SendFile = z.infer<typeof SendFile>

const fileParams = z.object({ id: Id, fileId: Id })
const Preview = z.object({
  /** A picture no side of which is longer than 480 pixels, in place of the file. */
  preview: z.optional(z.literal('true')),
})

/** Files in a conversation. They are sent as forms with a field `id` and one file, each as a message of its own. */
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
