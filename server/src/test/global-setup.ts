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
  }
}

/**
 * A PGlite takes seconds to make and one to restore: migrate once, every worker restores the dump. Whatever tests write is in the
 * same folder, and goes with it.
 */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'nexus-test-'))
  process.env['TMPDIR'] = folder
  const pglite = await startPglite()
  await wrapPglite(pglite, migrationsFolder)
  const dump = await pglite.dumpDataDir('none')
  writeFileSync(join(folder, 'database.tar'), Buffer.from(await dump.arrayBuffer()))
  await pglite.close()
  project.provide('databaseDump', join(folder, 'database.tar'))
  return () => rmSync(folder, { recursive: true, force: true })
}
