import { type Mention, type NewNote, type Note, reaches, type Role } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { forbidden, notFound, refused } from '../../errors.ts'
import { newId } from '../../lib/ids.ts'
import { type Actor, record } from '../audit/record.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { notifyMentioned } from '../notices/mention.ts'
import { readTeam } from '../team/service.ts'
import {
  findAgentOf,
  findNote,
  findPlace,
  hasRoom,
  insertNote,
  listNotes,
  type NoteRow,
  removeNote,
} from './store.ts'

/** The author of a note, and the account they work in. */
export type Author = { userId: string; personId: string; name: string; role: Role }

/** The notes of a conversation. @throws 404 */
export async function readNotes(deps: Deps, userId: string, conversationId: string) {
  if (!(await findAgentOf(deps.db, userId, conversationId))) throw notFound('Conversation')
  const rows = await listNotes(deps.db, userId, conversationId)
  return { notes: rows.map(toNote) }
}

/**
 * Adds a note and, in the same transaction, the notifications of the members it mentions. The same client id adds it once.
 * @throws 404
 */
export async function addNote(
  deps: Deps,
  { userId, personId, name }: Author,
  conversationId: string,
  { text, mentions, client_id: clientId }: NewNote,
): Promise<Note> {
  const agentId = await findAgentOf(deps.db, userId, conversationId)
  if (!agentId) throw notFound('Conversation')
  if (!(await hasRoom(deps.db, conversationId))) {
    throw refused('notes_full', 'This conversation holds no more notes. Delete some first.')
  }
  const named = await namedIn(deps, userId, personId, text, mentions)
  await deps.db.transaction(async (tx) => {
    const note = { id: newId(), userId, conversationId, authorId: personId, authorName: name }
    const others = named.filter((mention) => mention.person_id !== personId)
    const marked = named.map((one) =>
      others.includes(one) ? { ...one, is_new: true as const } : one,
    )
    const noteId = await insertNote(tx, { ...note, clientId, text, mentions: marked })
    if (!noteId) return
    for (const { person_id: mentioned } of others) {
      await notifyMentioned(tx, { userId, agentId, conversationId, noteId, personId: mentioned })
    }
  })
  notifyDashboards(deps, 'note', { id: conversationId, userId, agentId })
  return toNote((await findNote(deps.db, conversationId, clientId))!)
}

/** Deletes a note: one's own, or as an admin any. @throws 404, 403 */
export async function deleteNote(deps: Deps, actor: Actor, author: Author, id: string) {
  const place = await findPlace(deps.db, author.userId, id)
  if (!place) throw notFound('Note')
  if (place.authorId !== author.personId && !reaches(author.role, 'admin')) {
    throw forbidden('not_yours', 'Only who wrote a note, or an admin, deletes it.')
  }
  await deps.db.transaction(async (tx) => {
    await removeNote(tx, author.userId, id)
    await record(tx, actor, { action: 'note.delete', subject: { id } })
  })
  notifyDashboards(deps, 'note', {
    id: place.conversationId,
    userId: author.userId,
    agentId: place.agentId,
  })
  return null
}

/** Those chosen by the author who are members of the workspace and still named in the text. */
async function namedIn(
  deps: Deps,
  userId: string,
  personId: string,
  text: string,
  chosen: string[],
): Promise<Mention[]> {
  if (chosen.length === 0) return []
  const { members } = await readTeam(deps, userId, personId)
  return members
    .filter(({ id, full_name: name }) => chosen.includes(id) && text.includes(`@${name}`))
    .map(({ id, full_name: name }) => ({ person_id: id, name }))
}

const toNote = (row: NoteRow): Note => ({
  id: row.id,
  text: row.text,
  date: row.createdAt.toISOString(),
  author: { id: row.authorId, name: row.authorName, avatar: row.avatar || null },
  mentions: row.mentions.map(({ person_id, name }) => ({ person_id, name })),
})
