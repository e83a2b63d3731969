import { type SavedReply, SAVED_REPLIES_MAX, type WriteSavedReply } from 'shared-types'
import { isUniqueViolation } from '../../db/errors.ts'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { type Actor, record } from '../audit/record.ts'
import {
  countSavedReplies,
  insertSavedReply,
  listSavedReplies,
  removeSavedReply,
  type SavedReplyRow,
  updateSavedReply,
} from './store.ts'

export const readSavedReplies = async (deps: Deps, userId: string) => ({
  replies: (await listSavedReplies(deps.db, userId)).map(toSavedReply),
})

/** Adds a saved reply. @throws 409 when there is one with that title, or too many. */
export async function createSavedReply(
  deps: Deps,
  actor: Actor,
  reply: WriteSavedReply,
): Promise<SavedReply> {
  if ((await countSavedReplies(deps.db, actor.userId)) >= SAVED_REPLIES_MAX) {
    throw refused('saved_replies_full', `A workspace keeps ${SAVED_REPLIES_MAX} saved replies.`)
  }
  return withOwnTitle(() =>
    deps.db.transaction(async (tx) => {
      const row = await insertSavedReply(tx, actor.userId, reply)
      await record(tx, actor, { action: 'saved_reply.create', subject: subjectOf(row) })
      return toSavedReply(row)
    }),
  )
}

/** Changes a saved reply. @throws 404, 409 when there is another with that title. */
export const changeSavedReply = (
  deps: Deps,
  actor: Actor,
  id: string,
  reply: WriteSavedReply,
): Promise<SavedReply> =>
  withOwnTitle(() =>
    deps.db.transaction(async (tx) => {
      const row = await updateSavedReply(tx, actor.userId, id, reply)
      if (!row) throw notFound('Saved reply')
      await record(tx, actor, { action: 'saved_reply.change', subject: subjectOf(row) })
      return toSavedReply(row)
    }),
  )

/** Deletes a saved reply. @throws 404 */
export async function deleteSavedReply(deps: Deps, actor: Actor, id: string): Promise<null> {
  return deps.db.transaction(async (tx) => {
    const title = await removeSavedReply(tx, actor.userId, id)
    if (title === undefined) throw notFound('Saved reply')
    await record(tx, actor, { action: 'saved_reply.delete', subject: { id, name: title } })
    return null
  })
}

const withOwnTitle = <T>(write: () => Promise<T>): Promise<T> =>
  write().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    throw refused('title_taken', 'There is a saved reply of this title already.')
  })

const subjectOf = ({ id, title }: SavedReplyRow) => ({ id, name: title })

const toSavedReply = ({ updatedAt, ...row }: SavedReplyRow): SavedReply => ({
  ...row,
  updated_at: updatedAt.toISOString(),
})
