/** `node src/db/prepare-database.ts`: part of the build. Makes the database that new data folders begin with. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from './client.ts'
import { wrapPglite } from './embedded.ts'
import { packFolder } from './new-folder.ts'
import { startPglite } from './pglite.ts'

const folder = mkdtempSync(join(tmpdir(), 'nexus-build-'))
try {
  const database = await wrapPglite(await startPglite({ dataDir: folder }), migrationsFolder)
  await database.close()
  await packFolder(folder, join(import.meta.dirname, '../../dist/new-database.tar.gz'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
