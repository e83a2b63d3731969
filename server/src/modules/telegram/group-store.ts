import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import { FIRST_ALIAS } from '../../lib/telegram-alias.ts'
import type { Database } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { integrations } from '../../db/schema/integrations.ts'
import {
  isWaiting,
  telegramGroups,
  telegramOutbox,
  telegramThreads,
} from '../../db/schema/telegram.ts'

/** A linked group and the agent that answers in it. */
export type Group = {
  id: string
  chatId: number
  title: string
  agent: {
    id: string
    userId: string
    name: string
    language: string
    activated: boolean
    allowHandover: boolean
  }
}

/** In Telegram people have positive ids, and groups negative ones. */
const IS_GROUP = lt(telegramGroups.chatId, 0)
const IS_OF_SHARED_BOT = gt(telegramGroups.chatId, -FIRST_ALIAS)

export type LinkingAgent = {
  integrationId: string
  agentId: string
  userId: string
  name: string
  language: string
}

export async function findGroup(db: Database, chatId: number): Promise<Group | undefined> {
  const [row] = await db
    .select({ group: telegramGroups, agent: agents })
    .from(telegramGroups)
    .innerJoin(integrations, eq(integrations.id, telegramGroups.integrationId))
    .innerJoin(agents, eq(agents.id, integrations.agentId))
    .where(eq(telegramGroups.chatId, chatId))
  if (!row) return undefined
  const { id, title } = row.group
  return { id, chatId, title, agent: row.agent }
}

export const listTitles = async (db: Database, integrationId: string): Promise<string[]> => {
  const rows = await db
    .select({ title: telegramGroups.title })
    .from(telegramGroups)
    .where(and(eq(telegramGroups.integrationId, integrationId), IS_GROUP))
    .orderBy(asc(telegramGroups.linkedAt), asc(telegramGroups.id))
  return rows.map(({ title }) => title)
}

/** Locks the token until the transaction ends, so that it is not rotated while a group is being linked with it. */
export async function findByToken(
  tx: Database,
  tokenHash: string,
): Promise<LinkingAgent | undefined> {
  const [row] = await tx
    .select({
      integrationId: integrations.id,
      agentId: integrations.agentId,
      userId: integrations.userId,
      name: agents.name,
      language: agents.language,
    })
    .from(integrations)
    .innerJoin(agents, eq(agents.id, integrations.agentId))
    .where(eq(integrations.tokenHash, tokenHash))
    .for('share', { of: integrations })
  return row
}

/** The agent of an integration, for a bot that serves only this one. */
export async function agentOfIntegration(
  db: Database,
  integrationId: string,
): Promise<{ agentId: string; userId: string } | undefined> {
  const [row] = await db
    .select({ agentId: integrations.agentId, userId: integrations.userId })
    .from(integrations)
    .where(eq(integrations.id, integrationId))
  return row
}

/** The same, for the public token in a link to the bot. */
export async function findByPrivateToken(
  tx: Database,
  { integrationId }: { integrationId: string },
): Promise<Pick<LinkingAgent, 'integrationId' | 'language'> | undefined> {
  const [row] = await tx
    .select({ integrationId: integrations.id, language: agents.language })
    .from(integrations)
    .innerJoin(agents, eq(agents.id, integrations.agentId))
    .where(and(eq(integrations.id, integrationId), eq(integrations.type, 'telegram')))
    .for('share', { of: integrations })
  return row
}

export const isLinked = async (
  db: Database,
  chatId: number,
  { integrationId }: Pick<LinkingAgent, 'integrationId'>,
): Promise<boolean> => {
  const link = and(
    eq(telegramGroups.chatId, chatId),
    eq(telegramGroups.integrationId, integrationId),
  )
  return (await db.$count(telegramGroups, link)) > 0
}

/** Links a group, whatever it was linked to before. Its old conversations are not changed. */
export async function linkGroup(
  tx: Database,
  { chatId, title, integrationId }: { chatId: number; title: string; integrationId: string },
): Promise<void> {
  await removeGroup(tx, chatId)
  await tx.insert(telegramGroups).values({ chatId, title, integrationId })
}

/** @returns the integration it was linked to; undefined when it was not linked. */
export async function removeGroup(
  db: Database,
  chatId: number,
): Promise<{ integrationId: string | null } | undefined> {
  const [row] = await db
    .delete(telegramGroups)
    .where(eq(telegramGroups.chatId, chatId))
    .returning({ integrationId: telegramGroups.integrationId })
  return row
}

/** Unlinks the groups that were linked with a token; with the owner's own bot none is needed. @returns their chats */
export async function removeGroupsOf(
  tx: Database,
  integrationId: string,
): Promise<{ chatId: number }[]> {
  return tx
    .delete(telegramGroups)
    .where(and(eq(telegramGroups.integrationId, integrationId), IS_GROUP, IS_OF_SHARED_BOT))
    .returning({ chatId: telegramGroups.chatId })
}

/** Deletes the private chats of these conversations. @returns their ids in our tables */
export const removePrivateChats = (
  tx: Database,
  conversationIds: string[],
): Promise<{ chatId: number }[]> => {
  const held = tx
    .select({ id: telegramThreads.groupId })
    .from(telegramThreads)
    .where(inArray(telegramThreads.conversationId, conversationIds))
  return tx
    .delete(telegramGroups)
    .where(and(inArray(telegramGroups.id, held), gt(telegramGroups.chatId, 0)))
    .returning({ chatId: telegramGroups.chatId })
}

/** Unlinks groups whose integration was deleted. @returns their chats, which the bot must leave. */
export const removeOrphans = (tx: Database): Promise<{ chatId: number }[]> =>
  tx
    .delete(telegramGroups)
    .where(isNull(telegramGroups.integrationId))
    .returning({ chatId: telegramGroups.chatId })

/** Also changes the title in the group's conversations. */
export const setTitle = (db: Database, { id }: Pick<Group, 'id'>, title: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.update(telegramGroups).set({ title }).where(eq(telegramGroups.id, id))
    await tx
      .update(telegramThreads)
      .set({ groupTitle: title })
      .where(eq(telegramThreads.groupId, id))
  })

/**
 * Handles that a group became a supergroup, which has another id and new message numbers. Repeating it changes nothing. If the supergroup
 * was linked before this was known, that link stays.
 */
export const moveGroup = (db: Database, from: number, to: number): Promise<void> =>
  db.transaction(async (tx) => {
    if ((await tx.$count(telegramGroups, eq(telegramGroups.chatId, to))) > 0) {
      await removeGroup(tx, from)
    }
    const [group] = await tx
      .update(telegramGroups)
      .set({ chatId: to })
      .where(eq(telegramGroups.chatId, from))
      .returning({ id: telegramGroups.id })
    if (group) {
      await tx
        .update(telegramThreads)
        .set({ lastMessageId: null })
        .where(eq(telegramThreads.groupId, group.id))
    }
    await tx
      .update(telegramOutbox)
      .set({ chatId: to, replyTo: null })
      .where(and(eq(telegramOutbox.chatId, from), isWaiting(telegramOutbox.settledAt)))
  })
