import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { create, extract } from 'tar'
import * as z from 'zod'

/** An error that the operator can correct; only its message is printed. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** The first entry in every archive, which describes the rest. */
const Manifest = z.object({
  format: z.literal(1),
  kind: z.enum(['embedded', 'postgres']),
  taken_at: z.iso.datetime(),
})
export type Manifest = z.infer<typeof Manifest>

const MANIFEST = 'backup.json'

/** Packs a folder into one file that only its owner may read. The file is renamed at the end, so it is there as a whole or not at all. */
export async function pack(folder: string, file: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest))
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.part`
  await create({ file: unfinished, cwd: folder, gzip: true, portable: true, mode: 0o600 }, ['.'])
  await rename(unfinished, file)
}

/** Unpacks such a file into a new folder. @throws BackupError when it is not a backup */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await extract({ file, cwd: folder, strict: true })
    return Manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  } catch (error) {
    throw new BackupError(`${file} is no backup of Nexus, or is damaged.`, { cause: error })
  }
}
