import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const widget = fileURLToPath(new URL('../../widget', import.meta.url))

/** Packs the package as it would be published, in a folder of its own: pnpm applies `publishConfig`. */
export function packWidget(): { tarball: string; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'nexus-packed-'))
  execFileSync('npx', ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder], {
    cwd: widget,
    stdio: 'pipe',
  })
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  if (!name) throw new Error('Nothing was packed.')
  return { tarball: join(folder, name), folder }
}
