import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { systemSettings } from '../../db/schema/system.ts'

/** A choice as it was written; undefined where none was made. */
export async function findSetting(db: Database, name: string): Promise<unknown> {
  const [row] = await db.select().from(systemSettings).where(eq(systemSettings.name, name))
  return row?.value
}

/** Writes a choice in the place of the one before. */
export async function putSetting(db: Database, name: string, value: object): Promise<void> {
  const set = { value, updatedAt: new Date() }
  await db
    .insert(systemSettings)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: systemSettings.name, set })
}

/** Dropping what was never chosen is no error. */
export async function dropSetting(db: Database, name: string): Promise<void> {
  await db.delete(systemSettings).where(eq(systemSettings.name, name))
}

/** Writes a choice where none was made yet; the one that is there stays. */
export async function addSetting(db: Database, name: string, value: object): Promise<void> {
  await db.insert(systemSettings).values({ name, value }).onConflictDoNothing()
}
