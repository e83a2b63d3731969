import { fork } from 'node:child_process'
import type { WorkerAnswer, WorkerTask } from './worker.ts'

// The worker is beside this file, as source or, under another name, in the bundle.
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './reader-worker.js',
  import.meta.url,
)
/** Environment variables passed on: not all, because the server's contain its keys. */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'NODE_COMPILE_CACHE', 'SystemRoot']
/** On a busy machine, real time may be so many times the processor time. */
const PATIENCE = 10

/** Thrown where a process ended without an answer. */
export class ReadingEnded extends Error {
  readonly why: 'too_slow' | 'too_big' | 'interrupted'

  constructor(why: ReadingEnded['why']) {
    super(`reading ended: ${why}`)
    this.why = why
  }
}

export type ReadingProcess = {
  /**
   * Runs one task; ends the process where it does not answer, or where `signal` aborts.
   * @throws ReadingEnded, or the reason of `signal`.
   */
  run(task: WorkerTask, signal?: AbortSignal): Promise<WorkerAnswer>
  readonly isOver: boolean
  /** Ends the process at once, whatever it is doing. */
  end(): void
}

/** Starts a process that reads one document at a time; it ends with the server, however that ends. */
export function startReadingProcess(memoryBytes: number): ReadingProcess {
  const child = fork(WORKER, [String(process.pid)], {
    execArgv: [`--max-old-space-size=${Math.ceil(memoryBytes / 1024 ** 2)}`],
    env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    // Sends byte arrays as such instead of as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let current: { resolve(answer: WorkerAnswer): void; reject(reason: unknown): void } | null = null
  let isOver = false

  const end = (reason: unknown = new ReadingEnded('interrupted')) => {
    isOver = true
    child.kill('SIGKILL')
    current?.reject(reason)
  }
  child.on('message', (answer: WorkerAnswer) => current?.resolve(answer))
  child.once('exit', (_code, signal) => end(new ReadingEnded(meaningOf(signal))))
  child.on('error', () => end())

  /** An idle process does not keep the program from ending. */
  const rest = () => {
    current = null
    child.unref()
    child.channel?.unref()
  }
  rest()

  return {
    end,
    get isOver() {
      return isOver
    },
    async run(task, signal) {
      const giveUp = () => end(signal?.reason)
      const tooLong = () => end(new ReadingEnded('too_slow'))
      const timer = setTimeout(tooLong, task.ceilings.cpuMs * PATIENCE)
      signal?.addEventListener('abort', giveUp)
      child.ref()
      child.channel?.ref()
      try {
        return await new Promise<WorkerAnswer>((resolve, reject) => {
          current = { resolve, reject }
          child.send(task, (error) => error && end())
        })
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
        rest()
      }
    },
  }
}

/**
 * Why a process was ended, by its signal: from the watchdog, from the system for too much memory, or from JavaScript when its heap is full.
 */
function meaningOf(signal: NodeJS.Signals | null): ReadingEnded['why'] {
  if (signal === 'SIGXCPU') return 'too_slow'
  return signal === 'SIGKILL' || signal === 'SIGABRT' ? 'too_big' : 'interrupted'
}
