import { CHAT_FILES_MAX, CHAT_FILES_MAX_BYTES, type MessageFile } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError, notFound, refused } from '../../errors.ts'
import { makeRoom } from '../usage/ceilings.ts'
import { fileName } from './file-name.ts'
import {
  bytesOfConversation,
  countFiles,
  findContent,
  findSent,
  insertFile,
  markSent,
  storedBytes,
} from './store.ts'

/** Share of an account's storage that files of conversations may use, so that strangers cannot fill it. */
const SHARE = 0.5

export { findOfMessage } from './store.ts'

export type Upload = {
  userId: string
  conversationId: string
  clientId: string
  /** The sender's name for it. */
  name: string
  content: Uint8Array
}

/**
 * Stores a file and sends its message, once for each client id: a retry continues where the first attempt stopped.
 * @param send posts the message, once for each `clientId`
 * @throws AppError that says what is wrong with the file; 409 `account_full`, `too_many_files`
 */
export async function sendFile<Sent>(
  deps: Deps,
  upload: Upload,
  send: (message: { clientId: string; text: string; files: MessageFile[] }) => Promise<Sent>,
): Promise<Sent> {
  const { conversationId, clientId } = upload
  const file = (await findSent(deps.db, conversationId, clientId)) ?? (await keep(deps, upload))
  const sent = await send({ clientId, text: file.name, files: [file] })
  await markSent(deps.db, conversationId, clientId)
  return sent
}

async function keep(deps: Deps, upload: Upload): Promise<MessageFile> {
  const { userId, conversationId, clientId } = upload
  if ((await countFiles(deps.db, conversationId)) >= CHAT_FILES_MAX) throw tooMany()
  const read = await deps.reader.file(upload.content, {
    account: userId,
    signal: new AbortController().signal,
  })
  const { type, preview, width, height } = read
  const content = read.content ?? upload.content
  const name = fileName(upload.name, type)
  const bytes = content.length + (preview?.length ?? 0)
  await deps.db.transaction(async (tx) => {
    await makeRoom(deps, tx, userId, { bytes }).catch(noRoom)
    // Counted again while the account is locked, because several files may have been read at once.
    if ((await countFiles(tx, conversationId)) >= CHAT_FILES_MAX) throw tooMany()
    if ((await bytesOfConversation(tx, conversationId)) + bytes > CHAT_FILES_MAX_BYTES) {
      throw tooManyBytes()
    }
    const most = deps.config.spending.ceilings.bytes * SHARE
    if ((await storedBytes(tx, userId)) + bytes > most) throw full()
    const about = { userId, conversationId, clientId, name, type, width, height }
    await insertFile(tx, { ...about, content, preview })
  })
  const kept = await findSent(deps.db, conversationId, clientId)
  if (!kept) throw notFound('Conversation')
  return kept
}

const full = () => refused('account_full', 'There is no room for more files here.')

/** The error for a visitor, which reveals nothing about the account's storage. */
function noRoom(error: unknown): never {
  throw error instanceof AppError && error.code === 'account_full' ? full() : error
}

const tooManyBytes = () =>
  refused(
    'too_many_files',
    `A conversation holds no more than ${CHAT_FILES_MAX_BYTES / 1_000_000} MB of files.`,
  )

const tooMany = () =>
  refused('too_many_files', `A conversation holds no more than ${CHAT_FILES_MAX} files.`)

/** A file of a conversation. @throws 404, also for a file of another conversation or account */
export async function readFile(
  deps: Deps,
  where: { userId: string; conversationId: string; id: string },
  isPreview: boolean,
) {
  const file = await findContent(deps.db, where, isPreview)
  if (!file) throw notFound('File')
  return file
}
