import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compressTexts } from './compress.mjs'
import { fingerprint, isRemembered, remember } from './fingerprint.mjs'
import { fail, root, runScript } from './workspace.mjs'

const shared = ['shared-types/src', 'pnpm-lock.yaml', 'tsconfig.base.json']

/**
 * Two builds at a time are as much as a small machine can handle. The dashboard shows the widget, and so is built after it; the others are
 * independent. The budgets read the manifest.
 */
const BUILDS = [
  [
    { name: 'widget', inputs: ['widget', ...shared] },
    { name: 'dashboard', args: ['--manifest'], inputs: ['dashboard', 'widget', ...shared] },
  ],
  [
    {
      name: 'server',
      inputs: [
        'server/src',
        'server/drizzle',
        'server/package.json',
        'server/tsup.config.ts',
        ...shared,
      ],
    },
    { name: 'sdk', inputs: ['sdk', 'pnpm-lock.yaml', 'tsconfig.base.json'] },
  ],
]

/** Builds what changed since the last build. */
export async function build() {
  await Promise.all(BUILDS.map(inTurn))
  for (const folder of ['dashboard/dist', 'widget/released'])
    await compressTexts(join(root, folder))
}

async function inTurn(builds) {
  for (const { name, inputs, args } of builds) {
    const state = fingerprint(inputs)
    if (existsSync(join(root, name, 'dist')) && isRemembered(`build-${name}`, state)) continue
    console.log(`Building the ${name} ...`)
    try {
      await runScript(name, 'build', { quiet: true, args, env: { NODE_ENV: 'production' } })
    } catch (error) {
      fail(`The ${name} could not be built.\n\n${error.message}`)
    }
    remember(`build-${name}`, state)
  }
}
