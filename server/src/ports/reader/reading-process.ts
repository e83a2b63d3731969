import { fork } from 'node:child_process'
import type { WorkerAnswer, WorkerTask } from './worker.ts'

// Source and bundle: the worker stands beside this file, under another name.
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './reader-worker.js',
  import.meta.url,
)
/** Not the server's own environment: it holds its keys. */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'NODE_COMPILE_CACHE', 'SystemRoot']
/** So many times the processor's time may pass on a machine that is busy with other things. */
const PATIENCE = 10

/** Why a reader did not answer. */
export class ReadingEnded extends Error {
  readonly why: 'too_slow' | 'too_big' | 'interrupted'

  constructor(why: ReadingEnded['why']) {
    super(`reading ended: ${why}`)
    this.why = why
  }
}

export type ReadingProcess = {
  /**
   * Does one task; ends the process where that is not answered, or not wanted any more.
   * @throws ReadingEnded, or the reason of `signal`.
   */
  run(task: WorkerTask, signal?: AbortSignal): Promise<WorkerAnswer>
  readonly isOver: boolean
  /** At once, whatever it is doing. */
  end(): void
}

/** A process that reads documents, one at a time; it ends with the server, however that ends. */
export function startReadingProcess(memoryBytes: number): ReadingProcess {
  const child = fork(WORKER, [String(process.pid)], {
    execArgv: [`--max-old-space-size=${Math.ceil(memoryBytes / 1024 ** 2)}`],
    env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    // Bytes stay bytes.
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

  /** Without work it does not keep a program from ending. */
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

/** As the watchdog ends it; the system too ends what takes too much memory, and JavaScript itself whose heap is full. */
function meaningOf(signal: NodeJS.Signals | null): ReadingEnded['why'] {
  if (signal === 'SIGXCPU') return 'too_slow'
  return signal === 'SIGKILL' || signal === 'SIGABRT' ? 'too_big' : 'interrupted'
}
