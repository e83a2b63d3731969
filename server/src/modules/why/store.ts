import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { callMessages, calls } from '../../db/schema/calls.ts'
import { conversations, messages } from '../../db/schema/conversations.ts'
import { knowledgePages } from '../../db/schema/knowledge.ts'

/** The reasons stored with one message of the account. @returns undefined when there is none. */
export async function findWhyOfReply(
  db: Database,
  userId: string,
  conversationId: string,
  messageId: string,
): Promise<{ why: string | null } | undefined> {
  const [row] = await db
    .select({ why: messages.why })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(conversations.userId, userId),
        eq(messages.conversationId, conversationId),
        eq(messages.id, messageId),
      ),
    )
  return row
}

/** The same for a line of a call. */
export async function findWhyOfLine(
  db: Database,
  userId: string,
  callId: string,
  lineId: string,
): Promise<{ why: string | null } | undefined> {
  const [row] = await db
    .select({ why: callMessages.why })
    .from(callMessages)
    .innerJoin(calls, eq(calls.id, callMessages.callId))
    .where(
      and(eq(calls.userId, userId), eq(callMessages.callId, callId), eq(callMessages.id, lineId)),
    )
  return row
}

/** The data source of each of these pages of the account that still exists. */
export async function itemsOfPages(
  db: Database,
  userId: string,
  pageIds: string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ pageId: knowledgePages.id, itemId: knowledgePages.itemId })
    .from(knowledgePages)
    .where(and(eq(knowledgePages.userId, userId), inArray(knowledgePages.id, pageIds)))
  return new Map(rows.map(({ pageId, itemId }) => [pageId, itemId]))
}
