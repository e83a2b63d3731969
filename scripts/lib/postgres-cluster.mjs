import { readFileSync, rmSync } from 'node:fs'
import { freePort } from './ports.mjs'

/** How a server is told to end: after everybody is sent away, or in the middle of what it does. */
const SIGNALS = { fast: 'SIGINT', crash: 'SIGQUIT' }

/**
 * A PostgreSQL of its own, in a folder that goes with it.
 * @param {{ data: string, folder: string, launch: Function }} place its folder as its programs see it and as we do, and how they are run
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
    up,
    down,
    /** Whether it ended, by itself or not. */
    isDown,
    /** All of its processes stand still, or go on. */
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
  // Its rules know capital letters beyond English ones; sorting stays by bytes.
  '--locale=C.UTF-8',
  '--encoding=UTF8',
  '--no-sync',
  '--no-instructions',
]

/** The first makes the others, so it stands still before they are counted. */
function signalAll(pid, signal) {
  process.kill(pid, signal)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  for (const child of children.split(' ').filter(Boolean)) signalOne(Number(child), signal)
}

function signalOne(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended meanwhile.
  }
}

/** The port opens before the database does, so that only its log tells. */
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
