import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PNPM } from './install.mjs'
import { root, run } from './workspace.mjs'

/** The commit of the last release; `npm run version` writes it. */
const commit = readFileSync(join(root, 'server', 'previous-release'), 'utf8').trim()
// Not below `node_modules`, where Node does not run TypeScript.
const releases = join(root, '.cache', 'releases')

/**
 * Checks out the previous release with what its server needs, from the history of the repository, or from its origin when the clone is
 * shallow.
 * @returns its folder
 */
export async function previousRelease() {
  const folder = join(releases, commit)
  if (existsSync(folder)) return folder
  await run('git', ['cat-file', '-e', `${commit}^{commit}`], { quiet: true }).catch(() =>
    run('git', ['fetch', '--quiet', '--depth=1', 'origin', commit], { quiet: true }),
  )
  const work = `${folder}.part`
  rmSync(releases, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const archive = join(releases, 'release.tar')
  await run('git', ['archive', '--output', archive, commit], { quiet: true })
  await run('tar', ['-xf', archive, '-C', work], { quiet: true })
  rmSync(archive)
  await run(
    'npx',
    ['--yes', PNPM, 'install', '--frozen-lockfile', '--prod', '--filter', 'server...'],
    { cwd: work, env: { CI: 'true' }, quiet: true },
  )
  renameSync(work, folder)
  return folder
}
