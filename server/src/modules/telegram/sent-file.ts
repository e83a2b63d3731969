import { CHAT_FILE_MAX_BYTES } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { TelegramError } from '../../ports/telegram/errors.ts'
import type { TelegramMessage } from '../../ports/telegram/index.ts'
import { acceptMessage, type Turn } from '../conversations/turns/accept.ts'
import type { Handling } from './handling.ts'
import { sendFile } from '../files/service.ts'

type Sent = { id: string; name: string }

/** The picture or the document of a message; null when it has neither. */
export function fileOf({ photo, document, message_id: number }: TelegramMessage): Sent | null {
  // The last size is the largest.
  const picture = photo?.at(-1)
  if (picture) return { id: picture.file_id, name: `photo-${number}.jpg` }
  return document ? { id: document.file_id, name: document.file_name ?? `file-${number}` } : null
}

/**
 * Adds a file of a message to its conversation, once for each client id.
 * @returns undefined when it is of an unsupported type, too large, or still unavailable at the last attempt
 */
export async function acceptFile(
  deps: Deps,
  {
    userId,
    ...message
  }: { userId: string; conversationId: string; clientId: string; text: string },
  { id, name }: Sent,
  { bot, isLastAttempt }: Handling,
): Promise<Turn | null> {
  try {
    const content = await bot.telegram.download(id, CHAT_FILE_MAX_BYTES)
    const upload = { userId, conversationId: message.conversationId, clientId: message.clientId }
    return await sendFile(deps, { ...upload, name, content }, ({ text, files }) =>
      acceptMessage(deps, { ...message, text: message.text || text, files }),
    )
  } catch (error) {
    const isRefused =
      (error instanceof TelegramError && (isLastAttempt || error.remedy.kind === 'refused')) ||
      (error instanceof AppError && REFUSALS.has(error.code))
    if (isRefused) return null
    throw error
  }
}

const REFUSALS = new Set([
  'file_type_refused',
  'file_unreadable',
  'picture_too_large',
  'document_too_big',
  'document_too_slow',
  'document_unreadable',
  'account_full',
  'too_many_files',
])
