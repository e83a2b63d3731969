import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { systemSettings } from '../../db/schema/system.ts'

/** A setting as it was stored; undefined when there is none. */
export async function findSetting(db: Database, name: string): Promise<unknown> {
  const [row] = await db.select().from(systemSettings).where(eq(systemSettings.name, name))
  return row?.value
}

/** Stores a setting, replacing an earlier one. */
export async function putSetting(db: Database, name: string, value: object): Promise<void> {
  const set = { value, updatedAt: new Date() }
  await db
    .insert(systemSettings)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: systemSettings.name, set })
}

/** Deletes a setting; it is no error when there is none. */
export async function dropSetting(db: Database, name: string): Promise<void> {
  await db.delete(systemSettings).where(eq(systemSettings.name, name))
}

/** Stores a setting unless there is one already. */
export async function addSetting(db: Database, name: string, value: object): Promise<void> {
  await db.insert(systemSettings).values({ name, value }).onConflictDoNothing()
}
