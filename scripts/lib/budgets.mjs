import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './workspace.mjs'

const dist = join(root, 'dashboard', 'dist')
const KB = 1_000

/** JavaScript that must be loaded before a screen can be used, in bytes after gzip. */
const BUDGETS = [
  { screen: 'landing page', sources: ['src/features/landing/LandingPage.tsx'], limit: 120 * KB },
  {
    screen: 'inbox',
    sources: [
      'src/app/AccountProviders.tsx',
      'src/app/shell/AppShell.tsx',
      'src/features/inbox/InboxPage.tsx',
    ],
    limit: 190 * KB,
  },
]

/** Checks the budgets. @throws Error naming every screen over its budget */
export function checkBudgets() {
  const sizes = dashboardSizes()
  for (const { screen, bytes, limit } of sizes)
    console.log(`${screen}: ${kb(bytes)} of ${kb(limit)}`)
  const over = sizes.filter(({ bytes, limit }) => bytes > limit)
  if (over.length)
    throw new Error(
      over
        .map(
          ({ screen, bytes, limit }) =>
            `The ${screen} needs ${kb(bytes)} of JavaScript, more than ${kb(limit)}.`,
        )
        .join('\n'),
    )
}

/** The sizes in bytes. @returns {{ screen: string, bytes: number, limit: number }[]} for the screens of the built dashboard */
export function dashboardSizes() {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  return BUDGETS.filter(({ sources }) => manifest[sources.at(-1)]).map(
    ({ screen, sources, limit }) => {
      const files = new Set()
      for (const key of ['index.html', ...sources.filter((source) => manifest[source])])
        collect(manifest, key, files)
      const bytes = [...files].reduce(
        (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
        0,
      )
      return { screen, bytes, limit }
    },
  )
}

/** Adds a chunk and everything it imports statically to `files`. */
function collect(manifest, key, files) {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file) || !existsSync(join(dist, chunk.file))) return
  files.add(chunk.file)
  for (const name of chunk.imports ?? []) collect(manifest, name, files)
}

const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`
