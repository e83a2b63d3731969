import { AppError } from '../../errors.ts'
import { fairLanes } from '../../lib/fair-lanes.ts'
import type { Turn } from '../crawler/index.ts'
import type { Reader } from './index.ts'
import { recognitionHere } from './recognition.ts'
import { ReadingEnded, startReadingProcess } from './reading-process.ts'
import { readingPool } from './reading-pool.ts'
import type { WorkerTask } from './worker.ts'

const HTML_CPU_MS = 15_000
const MAIL_CPU_MS = 10_000
const CALENDAR_CPU_MS = 5_000
const FILE_CPU_MS = 10_000
const PDF_CPU_MS = 40_000
const RECOGNITION_CPU_MS = 200_000

export type ReaderOptions = {
  /** Whether to recognise the text of pictures in PDFs, if that is installed. */
  recognise: boolean
  /** The most processes at a time; they are started when needed. */
  processes: number
  /** Memory limit of one process, as the system measures it. */
  memoryBytes: number
  /** Limits of processor time, in ms. */
  htmlCpuMs?: number
  calendarCpuMs?: number
  pdfCpuMs?: number
}

/**
 * Reads each document in a separate process with its own limits. Accounts take turns and none can use every process; PDFs, which
 * take long, leave one for pages.
 */
export function processReader(options: ReaderOptions): Reader {
  const { recognise, processes, memoryBytes, htmlCpuMs = HTML_CPU_MS } = options
  const { calendarCpuMs = CALENDAR_CPU_MS } = options
  const recognition = recognitionHere(recognise)
  const { pdfCpuMs = recognition === 'on' ? RECOGNITION_CPU_MS : PDF_CPU_MS } = options
  const allButOne = Math.max(processes - 1, 1)
  const inTurn = fairLanes({ count: processes, perKey: allButOne })
  const pdfsInTurn = fairLanes({ count: allButOne, perKey: Math.max(processes >> 1, 1) })
  const pool = readingPool(() => startReadingProcess(memoryBytes), memoryBytes * 0.75)

  const run = <T>(task: WorkerTask, { account, signal }: Turn): Promise<T> =>
    inTurn(account, () => pool.run(task, signal), signal).then(
      (answer) => {
        if ('value' in answer) return answer.value as T
        const { status, code, message } = answer.problem
        throw new AppError(status, code, message)
      },
      (error: unknown) => {
        throw error instanceof ReadingEnded ? problemOf(error, task) : error
      },
    )

  const ceilings = { cpuMs: htmlCpuMs, memoryBytes }
  const pdfCeilings = { cpuMs: pdfCpuMs, memoryBytes }
  return {
    recognition,
    outline: (page, turn) => run({ name: 'outline', input: page, ceilings }, turn),
    sitemap: (body, turn) => run({ name: 'sitemap', input: body, ceilings }, turn),
    html: (page, turn) => run({ name: 'html', input: page, ceilings }, turn),
    pdf: (content, turn) => {
      const task = { name: 'pdf', input: { content, recognition }, ceilings: pdfCeilings } as const
      return pdfsInTurn(turn.account, () => run(task, turn), turn.signal)
    },
    document: (source, turn) => {
      const task = { name: 'document', input: source, ceilings: pdfCeilings } as const
      return pdfsInTurn(turn.account, () => run(task, turn), turn.signal)
    },
    mail: (source, turn) =>
      run({ name: 'mail', input: source, ceilings: { cpuMs: MAIL_CPU_MS, memoryBytes } }, turn),
    calendar: (source, turn) =>
      run(
        { name: 'calendar', input: source, ceilings: { cpuMs: calendarCpuMs, memoryBytes } },
        turn,
      ),
    file: (content, turn) =>
      run({ name: 'file', input: content, ceilings: { cpuMs: FILE_CPU_MS, memoryBytes } }, turn),
    embeds: ({ url, body, charset }, turn) =>
      run({ name: 'embeds', input: { url, body, charset }, ceilings }, turn),
    close: async () => pool.close(),
  }
}

const EXPORT_AGAIN = 'Split it, or export it again from the program it was made with.'
const ADVICE: Partial<Record<WorkerTask['name'], [string, string]>> = {
  calendar: ['calendar', 'It may repeat an event without measure.'],
  file: ['file', 'Send a smaller one.'],
  pdf: ['PDF', EXPORT_AGAIN],
  document: ['document', EXPORT_AGAIN],
}

/** The error for an owner whose document exceeded a limit, with advice. */
function problemOf({ why }: ReadingEnded, { name }: WorkerTask): AppError {
  // An interruption is not the document's fault: it can be read another time.
  if (why === 'interrupted')
    return new AppError(503, 'reading_interrupted', 'Reading was interrupted.')
  const [what, advice] = ADVICE[name] ?? ['page', 'Divide it into several pages.']
  const took = why === 'too_slow' ? 'too long' : 'too much memory'
  return new AppError(422, `document_${why}`, `Reading this ${what} took ${took}. ${advice}`)
}
