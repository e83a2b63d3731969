import { PNPM } from './install.mjs'
import { run } from './workspace.mjs'

/** Runs a command of changesets, which starts pnpm by its name: a machine may have it through npx alone. */
export const changeset = (command) =>
  run('npx', ['--yes', PNPM, 'exec', 'changeset', command], { env: { CI: 'true' } })
