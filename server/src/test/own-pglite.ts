import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { DatabaseDriver } from '../db/client.ts'
import { wrapPglite } from '../db/embedded.ts'
import { startPglite } from '../db/pglite.ts'

/** An embedded database for this test alone, from the migrated dump; optionally in a folder, on a disk with enough space. */
export async function ownPglite(
  dataDir?: string,
  hasRoom?: () => boolean,
): Promise<DatabaseDriver> {
  const loadDataDir = new Blob([readFileSync(inject('databaseDump'))])
  const pglite = await startPglite({ ...(dataDir && { dataDir }), loadDataDir })
  return wrapPglite(pglite, null, hasRoom)
}

/** Opens the database of an existing folder. */
export const pgliteIn = async (dataDir: string): Promise<DatabaseDriver> =>
  wrapPglite(await startPglite({ dataDir }))
