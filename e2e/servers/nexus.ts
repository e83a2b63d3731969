import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/lib/ports.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

export type Nexus = {
  /** The address for browsers; no trailing slash. */
  origin: string
  dataDir: string
  process: ChildProcess
  /** Everything the server has logged so far. */
  log: () => string
  /** Stops it gracefully and removes its data. */
  stop: () => Promise<void>
}

export type NexusOptions = {
  env?: Record<string, string>
  /** Kept by `stop` when given. */
  dataDir?: string
  port?: number
  /** The server's main file; this build's unless given. */
  main?: string
}

/** Starts the built server on a free port with its own data folder; resolves when it answers. */
export async function startNexus(options: NexusOptions = {}): Promise<Nexus> {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'nexus-e2e-'))
  const child = spawn(
    join(root, 'node_modules/node/bin/node'),
    [options.main ?? join(root, 'server/dist/main.js')],
    {
      env: {
        PATH: process.env['PATH'],
        // Compiled code is shared: later servers load what the first one compiled.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/nexus/compiled'),
        HOST: '127.0.0.1',
        PORT: String(port),
        APP_URL: `http://localhost:${port}`,
        LOCAL_SIGN_IN_PORT: String(await freePort()),
        LOCAL_BILLING_PORT: String(await freePort()),
        LOCAL_CALENDAR_PORT: String(await freePort()),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        RATE_LIMIT: 'false',
        // The longest allowed: a caller in a test does other things meanwhile, which may take long on a busy machine.
        CALL_SILENCE_SECONDS: '60',
        // The fixture site is on loopback, which the crawler refuses by default.
        CRAWL_ALLOW: '127.0.0.1/32',
        // A test must not depend on what else runs on this machine: nothing answers at this address.
        OLLAMA_URL: 'http://127.0.0.1:9',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (log += chunk.toString()))
  }
  const origin = `http://localhost:${port}`
  await answers(`http://127.0.0.1:${port}/api/user`, child, () => log)
  return {
    origin,
    dataDir,
    process: child,
    log: () => log,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Waits for any answer, even a 401. What a server logs at its start comes later, because its local sign-in starts last. */
async function answers(url: string, child: ChildProcess, log: () => string) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended while starting.\n${log()}`)
    if (STARTED.test(log()) && (await fetch(url).catch(() => null))) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

const STARTED = /^ +Nexus +http/m
