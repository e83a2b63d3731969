import { readFileSync, rmSync } from 'node:fs'
import { freePort } from './ports.mjs'

/** The signal for each way of stopping a server: `fast` closes connections first, `crash` stops it at once. */
const SIGNALS = { fast: 'SIGINT', crash: 'SIGQUIT' }

/**
 * Starts a PostgreSQL in a folder that is removed with it.
 * @param {{ data: string, folder: string, launch: Function }} place its data folder as its programs see it, the same folder as we see it,
 * and how to run the programs
 * @param {string[]} settings
 */
export async function startCluster({ data, folder, launch }, settings) {
  await finished(launch('initdb', ['-D', data, ...NEW_CLUSTER], ['ignore', 'ignore', 'pipe']))
  const port = await freePort()
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  let server
  let ended

  const up = async () => {
    server = launch('postgres', args, ['ignore', 'ignore', 'pipe'])
    ended = new Promise((resolve) => server.once('exit', resolve))
    await ready(server)
  }
  const down = async (how = 'fast') => {
    server.kill(SIGNALS[how])
    await ended
  }
  const isDown = () => server.exitCode !== null || server.signalCode !== null
  await up()
  process.once('exit', () => server.kill('SIGINT'))
  return {
    url: `postgres://nexus@127.0.0.1:${port}/postgres`,
    /** Its first process, which started all others. */
    pid: () => server.pid,
    up,
    down,
    /** Whether it has ended, by itself or not. */
    isDown,
    /** Suspends all of its processes, or resumes them. */
    freeze: () => signalAll(server.pid, 'SIGSTOP'),
    thaw: () => signalAll(server.pid, 'SIGCONT'),
    stop: async () => {
      if (!isDown()) await down()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const NEW_CLUSTER = [
  '-U',
  'nexus',
  '--auth=trust',
  // This locale knows capital letters beyond English ones; sorting remains by bytes.
  '--locale=C.UTF-8',
  '--encoding=UTF8',
  '--no-sync',
  '--no-instructions',
]

/** Signals the first process before listing the others, because it starts new ones. */
function signalAll(pid, signal) {
  process.kill(pid, signal)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  for (const child of children.split(' ').filter(Boolean)) signalOne(Number(child), signal)
}

function signalOne(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has ended meanwhile.
  }
}

/** The port opens before the database accepts connections, so only the log tells when it is ready. */
const ready = (server) =>
  new Promise((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-4_000)
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start.\n${log}`)))
  })

const finished = (child) =>
  new Promise((resolve, reject) => {
    let errors = ''
    child.stderr.on('data', (chunk) => (errors += chunk))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb failed.\n${errors}`)),
    )
  })
