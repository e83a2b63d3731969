import { useQueryClient } from '@tanstack/react-query'
import { conversations, files, fillPath, type ConversationDetail } from 'shared-types'
import { call } from '~/api/client.ts'
import { API_BASE } from '~/lib/paths.ts'
import { withMessage } from '../outgoing.ts'
import { messagesQuery } from '../queries.ts'

/** Address of a conversation's file, or of its thumbnail. */
export const fileAddress = (id: string, fileId: string, isPreview = false): string =>
  `${API_BASE}${fillPath(files.read.path, { id, fileId })}${isPreview ? '?preview=true' : ''}`

export type SendOptions = { signal: AbortSignal; onProgress: (share: number) => void }

/** Sends a file as a message of its own; sent again with the same client id, it is stored only once. @throws ApiFailure */
export function useSendFile(id: string) {
  const queryClient = useQueryClient()
  return async (clientId: string, file: File, options: SendOptions): Promise<void> => {
    const form = new FormData()
    // The server has to read this field before the file.
    form.append('id', clientId)
    form.append('file', file)
    const message = await call(files.send, { params: { id } }, { ...options, form, admin: true })
    queryClient.setQueryData(
      messagesQuery(id).queryKey,
      (detail: ConversationDetail | undefined) =>
        detail && { ...detail, messages: withMessage(detail.messages, message) },
    )
    void queryClient.invalidateQueries({ queryKey: [conversations.list.path] })
  }
}
