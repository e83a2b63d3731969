import { writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import { AppError } from '../../errors.ts'
import { GAUGE_BYTES, IDLE, openGauge, READING } from './gauge.ts'
import type { RawPage } from '../crawler/index.ts'
import type { MailSource } from './mail/index.ts'
import type { DocumentSource } from './office/read-document.ts'
import { stepBack, threadsOf } from './step-back.ts'

type Pdf = { content: Uint8Array; recognise: boolean }

/** What a reader can do, one piece of work at a time; what tells languages apart takes more memory than most documents. */
const WORK = {
  outline: async (page: RawPage) => (await import('./outline.ts')).readOutline(page),
  sitemap: async (body: Uint8Array) => (await import('./read-sitemap.ts')).readSitemap(body),
  embeds: async (page: RawPage) => (await import('./read-embeds.ts')).readEmbeds(page),
  html: async (page: RawPage) => (await import('./read-html.ts')).readHtml(page),
  mail: async (source: MailSource) => (await import('./mail/read-mail.ts')).readMail(source),
  document: async (source: DocumentSource) =>
    (await import('./office/read-document.ts')).readDocument(source),
  file: async (content: Uint8Array) => (await import('./read-file.ts')).readFile(content),
  pdf: async ({ content, recognise }: Pdf) =>
    // As bytes and nothing more: pdf.js refuses what Node makes of them on the way.
    (await import('./read-pdf.ts')).readPdf(new Uint8Array(content), { recognise }),
}
type Work = typeof WORK

/** What of the machine one document may use. */
export type Ceilings = {
  /** Of the processor, in all its threads. */
  cpuMs: number
  /** Of the process as the system sees it: what lies outside the heap of JavaScript too. */
  memoryBytes: number
}

export type WorkerTask = {
  [Name in keyof Work]: { name: Name; input: Parameters<Work[Name]>[0]; ceilings: Ceilings }
}[keyof Work]

/** An error class does not survive the way between processes; what it says does. */
export type WorkerAnswer =
  | { value: unknown; residentBytes: number }
  | { problem: { status: number; code: string; message: string }; residentBytes: number }

const UNREADABLE = {
  status: 422,
  code: 'document_unreadable',
  message: 'This document could not be read.',
}

/** What was done here before: its code is compiled. */
const done = new Set<keyof Work>()

const shared = new SharedArrayBuffer(GAUGE_BYTES)
const gauge = openGauge(shared)
// A conversation goes before a document; the watchdog, which is not one of these, must not wait.
const readers = threadsOf(process.pid)
watch()
stepBack(readers)
standBack()
process.on('message', (task: WorkerTask) => void answer(task))
// The server is gone, or does not need this reader any more.
process.on('disconnect', () => process.exit())
// Ctrl+C reaches every process of the terminal; when to end is for the server to say.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

function watch() {
  const file = import.meta.url.endsWith('.ts') ? './watchdog.ts' : './reader-watchdog.js'
  const watchdog = new Worker(new URL(file, import.meta.url), {
    // As the server itself says: it may be gone by now.
    workerData: { shared, parent: Number(process.argv[2]) },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  })
  // Unwatched nothing is read.
  watchdog.on('error', () => process.exit(1))
}

/** Where the memory of the machine runs out, Linux ends a reader and not the server; other systems choose by themselves. */
function standBack() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '900')
  } catch {
    // There is nothing of the kind, or it may not be changed.
  }
}

async function answer(task: WorkerTask) {
  begin(task.ceilings)
  const outcome = await outcomeOf(task)
  Atomics.store(gauge.state, 0, IDLE)
  process.send?.({ ...outcome, residentBytes: process.memoryUsage.rss() } satisfies WorkerAnswer)
  keepCompiled(task.name)
}

/** For the readers after this one, which is ended without warning. Nothing where `NODE_COMPILE_CACHE` names no folder. */
function keepCompiled(name: keyof Work) {
  if (done.has(name)) return
  done.add(name)
  flushCompileCache()
}

/** The clock starts with the task: what the process used before is not its fault. */
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
