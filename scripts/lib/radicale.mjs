import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasDebian, unpackDebian } from './debian.mjs'
import { accepts, freePort } from './ports.mjs'
import { onPath } from './real-programs.mjs'
import { cacheFolder } from './workspace.mjs'

const PACKAGE = 'radicale'
const STARTED_WITHIN_MS = 30_000

/**
 * Starts a Radicale on loopback, with one user: the installed one, else Debian's from the cache.
 * @param {{ username: string, password: string }} user
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | null>} null when there is neither
 */
export async function openRadicale(user) {
  const command = await commandOf()
  if (!command) return null
  const folder = mkdtempSync(join(tmpdir(), 'nexus-radicale-'))
  const port = await freePort()
  const config = join(folder, 'config')
  writeFileSync(join(folder, 'users'), `${user.username}:${user.password}\n`)
  writeFileSync(config, configOf(folder, port))
  const { argv, env } = command
  const child = spawn(argv[0], [...argv.slice(1), '--config', config], { env, stdio: 'ignore' })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const until = Date.now() + STARTED_WITHIN_MS
  const isOver = () => child.exitCode !== null || Date.now() > until
  if (!(await accepts(port, isOver))) throw new Error('Radicale did not start.')
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      child.kill()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const configOf = (folder, port) => `[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${join(folder, 'users')}
htpasswd_encryption = plain
delay = 0
[rights]
type = owner_only
[storage]
filesystem_folder = ${join(folder, 'collections')}
[web]
type = none
`

/** Debian's Radicale runs with the Python that was unpacked with it. */
async function commandOf() {
  const installed = onPath('radicale')
  if (installed) return { argv: [installed], env: process.env }
  const root = join(cacheFolder, 'debian', PACKAGE)
  if (!existsSync(root) && !hasDebian()) return null
  mkdirSync(join(cacheFolder, 'debian'), { recursive: true })
  if (!existsSync(root)) await unpackDebian(root, [PACKAGE])
  const libraries = join(root, 'usr', 'lib')
  const folders = readdirSync(libraries)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => join(libraries, name))
  const loader = [...folders, join(root, 'usr', 'lib64')]
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path).map((file) => join(path, file)))
    .find((file) => /\/ld-linux[^/]*\.so\.\d+$/.test(file))
  const python = readdirSync(join(root, 'usr', 'bin')).find((name) => /^python3\.\d+$/.test(name))
  return {
    argv: [
      loader,
      '--library-path',
      folders.join(':'),
      join(root, 'usr', 'bin', python),
      '-m',
      'radicale',
    ],
    env: {
      PATH: process.env.PATH,
      PYTHONHOME: join(root, 'usr'),
      PYTHONPATH: join(root, 'usr', 'lib', 'python3', 'dist-packages'),
    },
  }
}
