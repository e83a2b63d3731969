import { Tinypool } from 'tinypool'
import { AppError } from '../../errors.ts'
import type { Reader } from './index.ts'
import type { WorkerAnswer } from './worker.ts'

const HTML_MS = 15_000
const PDF_MS = 60_000
const RECOGNITION_MS = 200_000
const HEAP_MB = 512
/** Buffers of a thread lie outside its heap, so the growth of the whole process is watched while a document is read. */
const GROWTH_BYTES = 800_000_000
const WATCH_MS = 200

// Source and bundle: the worker stands beside this file, under another name.
const WORKER = import.meta.url.endsWith('.ts') ? './worker.ts' : './reader-worker.js'

type Options = {
  /** Recognise the text of pictures in PDFs. */
  recognise?: boolean
  /** For tests, which do not want to wait for a minute. */
  pdfMs?: number
}

export function threadReader(options: Options = {}): Reader {
  const { recognise = false, pdfMs = recognise ? RECOGNITION_MS : PDF_MS } = options
  const pool = new Tinypool({
    filename: new URL(WORKER, import.meta.url).href,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })

  async function run<T>(
    name: string,
    task: unknown,
    milliseconds: number,
    signal?: AbortSignal,
  ): Promise<T> {
    const stop = new AbortController()
    const ends = signal ? AbortSignal.any([stop.signal, signal]) : stop.signal
    const cancel = stopWhenHungry(stop, milliseconds)
    let answer: WorkerAnswer<T>
    try {
      answer = (await pool.run(task, { name, signal: ends })) as WorkerAnswer<T>
    } catch {
      throw new AppError(422, 'document_unreadable', 'Reading took too long or too much memory.')
    } finally {
      cancel()
    }
    if ('value' in answer) return answer.value
    throw new AppError(422, answer.problem.code, answer.problem.message)
  }

  return {
    outline: (page) => run('outline', page, HTML_MS),
    sitemap: (body) => run('sitemap', body, HTML_MS),
    html: (page, signal) => run('html', page, HTML_MS, signal),
    pdf: (content, signal) => run('pdf', { content, recognise }, pdfMs, signal),
    close: () => pool.destroy(),
  }
}

/** Ends the thread of a task that takes too long or too much. */
function stopWhenHungry(stop: AbortController, milliseconds: number): () => void {
  const before = residentMemory()
  const timeout = setTimeout(() => stop.abort(), milliseconds)
  const watch = setInterval(() => {
    if (residentMemory() - before > GROWTH_BYTES) stop.abort()
  }, WATCH_MS)
  return () => {
    clearTimeout(timeout)
    clearInterval(watch)
  }
}

let resident = { bytes: 0, at: -Infinity }

/** Asking the system takes as long as reading a small page, so that all that is being read shares one answer. */
function residentMemory(): number {
  const now = performance.now()
  if (now - resident.at >= WATCH_MS / 2) resident = { bytes: process.memoryUsage.rss(), at: now }
  return resident.bytes
}
