import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrationsFolder } from '../db/client.ts'
import { wrapPglite } from '../db/embedded.ts'
import { startPglite } from '../db/pglite.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A dump of a migrated, empty PGlite. */
    databaseDump: string
    /** The same as a closed folder; see `test/prepared-folder.ts`. */
    databaseFolder: string
  }
}

const folder = mkdtempSync(join(tmpdir(), 'nexus-test-'))

/**
 * Making a PGlite takes seconds and restoring one takes one: so it is migrated once, every worker restores the dump, and servers that tests
 * start get a copy of the folder. Files that tests write are in the same folder and deleted with it.
 */
export async function setup(project: TestProject) {
  process.env['TMPDIR'] = folder
  // Code that one process compiled is only loaded by later ones.
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled')
  if (!process.env['TEST_DATABASE_URL']) await prepareEmbedded(project)
}

export const teardown = () => rmSync(folder, { recursive: true, force: true })

async function prepareEmbedded(project: TestProject) {
  const database = join(folder, 'database')
  const dumped = join(folder, 'database.tar')
  const pglite = await startPglite({ dataDir: database })
  await wrapPglite(pglite, migrationsFolder)
  const dump = await pglite.dumpDataDir('none')
  writeFileSync(dumped, Buffer.from(await dump.arrayBuffer()))
  await pglite.close()
  project.provide('databaseDump', dumped)
  project.provide('databaseFolder', database)
}
