import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type DeskSettings, NOBODY_AFTER_MINUTES, RETURN_AFTER_MINUTES } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { accountSettings } from '../../db/schema/account-settings.ts'
import { conversations } from '../../db/schema/conversations.ts'

const { returnAfterMinutes, nobodyAfterMinutes, assignsInTurn } = accountSettings

export async function findDesk(db: Database, userId: string): Promise<DeskSettings> {
  const [row] = await db
    .select({ returnAfterMinutes, nobodyAfterMinutes, assignsInTurn })
    .from(accountSettings)
    .where(eq(accountSettings.userId, userId))
  return {
    return_after_minutes: minutes(row?.returnAfterMinutes, RETURN_AFTER_MINUTES),
    nobody_after_minutes: minutes(row?.nobodyAfterMinutes, NOBODY_AFTER_MINUTES),
    assigns_in_turn: row?.assignsInTurn ?? false,
  }
}

/** A stored 0 means never; an unset value is the default. */
const minutes = (kept: number | null | undefined, unchosen: number): number | null =>
  kept === 0 ? null : (kept ?? unchosen)

/**
 * Sets for all conversations with a person in control whether they will be returned to the bot, so that the job need only look at the
 * accounts that want this.
 */
export const setGivenBack = (tx: Database, userId: string, isGivenBack: boolean) =>
  tx
    .update(conversations)
    .set({ personActedAt: isGivenBack ? sql`now()` : null })
    .where(
      and(
        eq(conversations.userId, userId),
        isGivenBack
          ? and(eq(conversations.control, 'admin'), isNull(conversations.personActedAt))
          : isNotNull(conversations.personActedAt),
      ),
    )

export async function saveDesk(tx: Database, userId: string, desk: DeskSettings): Promise<void> {
  const kept = {
    returnAfterMinutes: desk.return_after_minutes ?? 0,
    nobodyAfterMinutes: desk.nobody_after_minutes ?? 0,
    assignsInTurn: desk.assigns_in_turn,
    updatedAt: sql`now()`,
  }
  await tx
    .insert(accountSettings)
    .values({ userId, ...kept })
    .onConflictDoUpdate({ target: accountSettings.userId, set: kept })
}
