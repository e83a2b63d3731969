import { writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import { AppError } from '../../errors.ts'
import { GAUGE_BYTES, IDLE, openGauge, READING } from './gauge.ts'
import type { RawPage } from '../crawler/index.ts'
import type { CalendarSource } from './calendar/index.ts'
import type { MailSource } from './mail/index.ts'
import type { DocumentSource } from './office/read-document.ts'
import type { Recognition } from './recognition.ts'
import { stepBack, threadsOf } from './step-back.ts'

type Pdf = { content: Uint8Array; recognition: Recognition }

/** The tasks of a reader. Each loads its code when needed: language detection alone needs more memory than most documents. */
const WORK = {
  outline: async (page: RawPage) => (await import('./outline.ts')).readOutline(page),
  sitemap: async (body: Uint8Array) => (await import('./read-sitemap.ts')).readSitemap(body),
  embeds: async (page: RawPage) => (await import('./read-embeds.ts')).readEmbeds(page),
  html: async (page: RawPage) => (await import('./read-html.ts')).readHtml(page),
  mail: async (source: MailSource) => (await import('./mail/read-mail.ts')).readMail(source),
  calendar: async (source: CalendarSource) =>
    (await import('./calendar/read-calendar.ts')).readCalendar(source),
  document: async (source: DocumentSource) =>
    (await import('./office/read-document.ts')).readDocument(source),
  file: async (content: Uint8Array) => (await import('./read-file.ts')).readFile(content),
  pdf: async ({ content, recognition }: Pdf) =>
    // As a plain `Uint8Array`, because pdf.js refuses the `Buffer` that arrives.
    (await import('./read-pdf.ts')).readPdf(new Uint8Array(content), { recognition }),
}
type Work = typeof WORK

/** Limits for reading one document. */
export type Ceilings = {
  /** Processor time of all threads, in ms. */
  cpuMs: number
  /** Memory of the process as the system measures it, including what is outside the JavaScript heap. */
  memoryBytes: number
}

export type WorkerTask = {
  [Name in keyof Work]: { name: Name; input: Parameters<Work[Name]>[0]; ceilings: Ceilings }
}[keyof Work]

/** The answer to the server. Errors are sent as plain data, because their class would be lost between processes. */
export type WorkerAnswer =
  | { value: unknown; residentBytes: number }
  | { problem: { status: number; code: string; message: string }; residentBytes: number }

const UNREADABLE = {
  status: 422,
  code: 'document_unreadable',
  message: 'This document could not be read.',
}

/** Tasks that ran in this process before: their code is compiled. */
const done = new Set<keyof Work>()

const shared = new SharedArrayBuffer(GAUGE_BYTES)
const gauge = openGauge(shared)
// Conversations have priority over documents. The watchdog, started afterwards, keeps its priority.
const readers = threadsOf(process.pid)
watch()
stepBack(readers)
standBack()
process.on('message', (task: WorkerTask) => void answer(task))
// The server has ended, or does not need this reader any more.
process.on('disconnect', () => process.exit())
// Ctrl+C reaches every process of a terminal, but the server decides when readers end.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

function watch() {
  const file = import.meta.url.endsWith('.ts') ? './watchdog.ts' : './reader-watchdog.js'
  const watchdog = new Worker(new URL(file, import.meta.url), {
    // The parent's id as the server passed it: by now the parent may be gone.
    workerData: { shared, parent: Number(process.argv[2]) },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  })
  // Without its watchdog a process reads nothing.
  watchdog.on('error', () => process.exit(1))
}

/** On Linux, makes the system end a reader rather than the server when memory runs out; other systems decide by themselves. */
function standBack() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '900')
  } catch {
    // The system has no such setting, or does not allow changing it.
  }
}

async function answer(task: WorkerTask) {
  begin(task.ceilings)
  const outcome = await outcomeOf(task)
  Atomics.store(gauge.state, 0, IDLE)
  process.send?.({ ...outcome, residentBytes: process.memoryUsage.rss() } satisfies WorkerAnswer)
  keepCompiled(task.name)
}

/**
 * Stores compiled code for later readers, because this process is ended without warning. Does nothing where `NODE_COMPILE_CACHE`
 * is not set.
 */
function keepCompiled(name: keyof Work) {
  if (done.has(name)) return
  done.add(name)
  flushCompileCache()
}

/** Starts the limits with the task, so that earlier tasks of the process do not count. */
function begin({ cpuMs, memoryBytes }: Ceilings) {
  const { user, system } = process.cpuUsage()
  gauge.limits[0] = user + system + cpuMs * 1_000
  gauge.limits[1] = memoryBytes
  Atomics.store(gauge.state, 0, READING)
  Atomics.notify(gauge.state, 0)
}

async function outcomeOf({ name, input }: WorkerTask) {
  try {
    return { value: await (WORK[name] as (input: unknown) => unknown)(input) }
  } catch (error) {
    if (!(error instanceof AppError)) return { problem: UNREADABLE }
    const { status, code, message } = error
    return { problem: { status, code, message } }
  }
}
