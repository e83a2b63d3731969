import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, extract } from 'tar'

/** File with an empty database that has every migration. The build makes it; a server run from source has none. */
const PREPARED = fileURLToPath(new URL('./new-database.tar.gz', import.meta.url))

/**
 * Puts the prepared database into a folder that is still empty, because making a new one takes PGlite seconds and three times the memory of
 * running it. The folder is renamed at the end, so it is there as a whole or not at all.
 */
export async function fillNewFolder(folder: string, prepared = PREPARED): Promise<void> {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length || !existsSync(prepared)) return
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  await extract({ file: prepared, cwd: unfinished, strict: true })
  rmdirSync(folder)
  renameSync(unfinished, folder)
}

/** Packs the folder of a closed database into a file. */
export const packFolder = (folder: string, file: string): Promise<void> =>
  create({ file, cwd: folder, gzip: true, portable: true }, ['.'])
