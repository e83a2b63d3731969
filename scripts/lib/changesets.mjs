import { PNPM } from './install.mjs'
import { run } from './workspace.mjs'

/** Runs a changesets command. It starts pnpm by name, which a machine may have only through npx. */
export const changeset = (command) =>
  run('npx', ['--yes', PNPM, 'exec', 'changeset', command], { env: { CI: 'true' } })
