import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Started = { pid: number; stop(): Promise<void> }

/** After this time a process that does not stop is killed. */
const LONGEST_STOP_MS = 20_000

/** Starts a server in a process of its own; resolves as soon as it listens. @param isHeard whether to show its errors. */
export async function startProcess(
  args: string[],
  port: number,
  env: Record<string, string> = {},
  isHeard = true,
): Promise<Started> {
  if (await listens(port)) throw new Error(`Port ${port} is taken. Choose others with --port.`)
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', isHeard ? 'inherit' : 'ignore'],
  })
  while (child.exitCode === null) {
    if (await listens(port)) return { pid: child.pid!, stop: () => stop(child) }
    await sleep(50)
  }
  throw new Error(`${args.join(' ')} did not start`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS)
  await once(child, 'exit')
  clearTimeout(timer)
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
