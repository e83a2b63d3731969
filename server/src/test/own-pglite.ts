import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { DatabaseDriver } from '../db/client.ts'
import { wrapPglite } from '../db/embedded.ts'
import { startPglite } from '../db/pglite.ts'

/** An embedded database of this test alone, from the migrated dump; in a folder where one is named, on a disk that has room. */
export async function ownPglite(
  dataDir?: string,
  hasRoom?: () => boolean,
): Promise<DatabaseDriver> {
  const loadDataDir = new Blob([readFileSync(inject('databaseDump'))])
  const pglite = await startPglite({ ...(dataDir && { dataDir }), loadDataDir })
  return wrapPglite(pglite, null, hasRoom)
}

/** The one that is in a folder already. */
export const pgliteIn = async (dataDir: string): Promise<DatabaseDriver> =>
  wrapPglite(await startPglite({ dataDir }))
