import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { environment, node24, root } from './workspace.mjs'

/**
 * The arguments that run a built program of the server with the configuration of `.env`; the Dockerfile and the systemd unit have the same.
 * What a turn makes is gone in milliseconds, so that little room for what is new is enough. No source maps: read, they take 50 MB, and the
 * bundle keeps its names.
 */
export const productArgs = (name) => [
  ...(existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : []),
  '--max-semi-space-size=4',
  join(root, 'server', 'dist', `${name}.js`),
]

/** Runs a program of the server to its end, which becomes ours. What is built stays: a server may be running from it. */
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
