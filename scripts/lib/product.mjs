import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { environment, node24, root } from './workspace.mjs'

/**
 * Flags of Node; the Dockerfile and the systemd unit use the same. The young generation of the heap holds what some dozens of turns under way
 * keep; with less, objects that soon die are moved to the old generation, which costs a quarter more processor time. Source maps are off,
 * because they take 50 MB in memory and the bundle keeps its names.
 */
export const PRODUCT_FLAGS = ['--max-semi-space-size=16']

/** The arguments that run a built program of the server with the configuration in `.env`. */
export const productArgs = (name) => [
  ...(existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : []),
  ...PRODUCT_FLAGS,
  join(root, 'server', 'dist', `${name}.js`),
]

/** Runs a program of the server to its end and exits with its code. Does not rebuild, because a server may be running from the build. */
export async function runProduct(name, args) {
  if (!existsSync(join(root, 'server', 'dist', `${name}.js`))) {
    await install()
    await build()
  }
  const child = spawn(node24, [...productArgs(name), ...args], {
    env: environment(),
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
}
