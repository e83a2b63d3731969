import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/**
 * Puts a migrated, empty database into the data folder of a server that will be started, because making one takes longer than most tests.
 */
export function prepareDatabase(dataDir: string): string {
  const folder = join(dataDir, 'database')
  cpSync(inject('databaseFolder'), folder, { recursive: true })
  return folder
}
