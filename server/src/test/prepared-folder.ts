import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A migrated, empty database in the data folder of a server that is to be started: to make one takes longer than most tests do. */
export function prepareDatabase(dataDir: string): string {
  const folder = join(dataDir, 'database')
  cpSync(inject('databaseFolder'), folder, { recursive: true })
  return folder
}
