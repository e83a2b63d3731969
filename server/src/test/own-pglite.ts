import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { OpenDatabase } from '../db/client.ts'
import { EXTENSIONS, wrapPglite } from '../db/embedded.ts'

/** An embedded database of this test alone, from the migrated dump; in a folder where one is named. */
export async function ownPglite(dataDir?: string): Promise<OpenDatabase> {
  const loadDataDir = new Blob([readFileSync(inject('databaseDump'))])
  return wrapPglite(
    await PGlite.create({ ...(dataDir && { dataDir }), loadDataDir, extensions: EXTENSIONS }),
  )
}

/** The one that is in a folder already. */
export const pgliteIn = async (dataDir: string): Promise<OpenDatabase> =>
  wrapPglite(await PGlite.create({ dataDir, extensions: EXTENSIONS }))
