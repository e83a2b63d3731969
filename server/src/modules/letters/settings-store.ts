import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { accountSettings } from '../../db/schema/account-settings.ts'

export async function findAnswerByEmail(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isOn: accountSettings.answerByEmail })
    .from(accountSettings)
    .where(eq(accountSettings.userId, userId))
  return row?.isOn ?? true
}

export const saveAnswerByEmail = (db: Database, userId: string, answerByEmail: boolean) =>
  db
    .insert(accountSettings)
    .values({ userId, answerByEmail })
    .onConflictDoUpdate({ target: accountSettings.userId, set: { answerByEmail } })
