import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { MessageFile } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { messages } from '../../db/schema/conversations.ts'
import { chatFiles } from '../../db/schema/files.ts'

type Row = typeof chatFiles.$inferSelect
export type NewFile = Pick<
  Row,
  'userId' | 'conversationId' | 'clientId' | 'name' | 'type' | 'width' | 'height'
> & { content: Uint8Array; preview: Uint8Array | null }

const columns = {
  id: chatFiles.id,
  name: chatFiles.name,
  type: chatFiles.type,
  size: sql<number>`octet_length(${chatFiles.content})`,
  width: chatFiles.width,
  height: chatFiles.height,
}

export async function findSent(
  db: Database,
  conversationId: string,
  clientId: string,
): Promise<MessageFile | undefined> {
  const [row] = await db
    .select(columns)
    .from(chatFiles)
    .where(and(eq(chatFiles.conversationId, conversationId), eq(chatFiles.clientId, clientId)))
  if (!row) return undefined
  const { width, height, ...file } = row
  return { ...file, ...(width !== null && height !== null && { width, height }) }
}

/** @returns undefined when the same file was stored meanwhile. */
export async function insertFile(
  tx: Database,
  { content, preview, ...file }: NewFile,
): Promise<void> {
  const size = content.length + (preview?.length ?? 0)
  const row = { ...file, size, content: asBytea(content), preview: preview && asBytea(preview) }
  await tx.insert(chatFiles).values(row).onConflictDoNothing()
}

/** On the embedded database, for which everybody waits, this is twenty times faster than a bytea parameter. */
const asBytea = (bytes: Uint8Array) =>
  sql<Uint8Array>`decode(${Buffer.from(bytes).toString('base64')}, 'base64')`

export const countFiles = (db: Database, conversationId: string): Promise<number> =>
  db.$count(chatFiles, eq(chatFiles.conversationId, conversationId))

/** Total size in bytes of the files in an account's conversations. */
export const storedBytes = (db: Database, userId: string): Promise<number> =>
  sumBytes(db, eq(chatFiles.userId, userId))

export const bytesOfConversation = (db: Database, conversationId: string): Promise<number> =>
  sumBytes(db, eq(chatFiles.conversationId, conversationId))

async function sumBytes(db: Database, which: SQL): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${chatFiles.size}), 0)::float8` })
    .from(chatFiles)
    .where(which)
  return row!.bytes
}

/** @param isPreview returns the small picture, if there is one */
export async function findContent(
  db: Database,
  { userId, conversationId, id }: { userId: string; conversationId: string; id: string },
  isPreview: boolean,
): Promise<{ name: string; type: string; content: Uint8Array } | undefined> {
  const { name, type, content, preview } = chatFiles
  const [row] = await db
    .select({
      name,
      type: isPreview ? sql<string>`'image/webp'` : type,
      content: isPreview ? preview : content,
    })
    .from(chatFiles)
    .where(
      and(
        eq(chatFiles.userId, userId),
        eq(chatFiles.id, id),
        eq(chatFiles.conversationId, conversationId),
      ),
    )
  return row?.content ? { ...row, content: row.content } : undefined
}

/** A file of a message, for sending it on another channel. */
export async function findOfMessage(
  db: Database,
  messageId: string,
  id: string,
): Promise<{ name: string; type: string; content: Uint8Array } | undefined> {
  const { name, type, content } = chatFiles
  const [row] = await db
    .select({ name, type, content })
    .from(messages)
    .innerJoin(chatFiles, and(eq(chatFiles.userId, messages.userId), eq(chatFiles.id, id)))
    .where(and(eq(messages.id, messageId), eq(chatFiles.conversationId, messages.conversationId)))
  return row
}

export const markSent = (db: Database, conversationId: string, clientId: string) =>
  db
    .update(chatFiles)
    .set({ isSent: true })
    .where(and(eq(chatFiles.conversationId, conversationId), eq(chatFiles.clientId, clientId)))

/** Deletes files whose message never came; when only the mark is missing, because the node died after sending, it is set. */
export async function removeUnsent(db: Database, before: Date): Promise<void> {
  const isOld = and(eq(chatFiles.isSent, false), lt(chatFiles.createdAt, before))
  const hasMessage = sql`exists (select from ${messages} m
    where m.conversation_id = ${chatFiles.conversationId} and m.client_id = ${chatFiles.clientId})`
  await db.update(chatFiles).set({ isSent: true }).where(and(isOld, hasMessage))
  await db.delete(chatFiles).where(isOld)
}
