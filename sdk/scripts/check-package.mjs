// Packs the package as it would be published and checks it with publint and are-the-types-wrong.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = (command, args) => execFileSync(command, args, { cwd: root, stdio: 'inherit' })
const tool = (name, args) => run(join(root, 'node_modules/.bin', name), args)
// The same pnpm that installs the workspace; it applies `publishConfig`, as publishing does.
const PNPM = ['--yes', 'pnpm@12.21.0']

const folder = await mkdtemp(join(tmpdir(), 'nexus-sdk-'))
try {
  run('npx', [...PNPM, 'pack', '--pack-destination', folder])
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'))
  tool('publint', [join(folder, tarball), '--strict'])
  tool('attw', [join(folder, tarball), '--profile', 'esm-only'])
} finally {
  await rm(folder, { recursive: true, force: true })
}
