/** `npm start`: from a fresh clone to a running product. Needs nothing but Node from 20 on and npm. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { isFree } from './lib/ports.mjs'
import { productArgs } from './lib/product.mjs'
import { environment, fail, node24, root } from './lib/workspace.mjs'

process.chdir(root)
if (existsSync('.env')) process.loadEnvFile?.('.env')
const port = Number(process.env.PORT || 4000)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT is a number from 0 to 65535, not ${process.env.PORT}.`)
}
const host = process.env.HOST || '127.0.0.1'

if (port && !(await isFree(port, host))) {
  fail(
    `Port ${port} is taken by another program, perhaps by Nexus itself in another terminal.\nStop that one, or choose another port: PORT=${port + 100} npm start`,
  )
}
await install()
await build()

const server = spawn(node24, productArgs('main'), {
  env: environment(),
  stdio: 'inherit',
  // A separate process group: otherwise Ctrl+C would reach the server twice, and the second signal makes it stop at once.
  detached: process.platform !== 'win32',
})
server.once('exit', (code, signal) => {
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
