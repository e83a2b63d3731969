import { AppError } from '../../errors.ts'
import type { PageOutline, RawPage } from '../crawler/index.ts'
import type { ReadDocument } from './index.ts'
import { readOutline } from './outline.ts'
import { readHtml } from './read-html.ts'
import { readPdf } from './read-pdf.ts'
import { readSitemap } from './read-sitemap.ts'

/** An error class does not survive the way between threads; what it says does. */
export type WorkerAnswer<T> = { value: T } | { problem: { code: string; message: string } }

async function answer<T>(work: () => T | Promise<T>): Promise<WorkerAnswer<T>> {
  try {
    return { value: await work() }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { problem: { code: error.code, message: error.message } }
  }
}

export const outline = (page: RawPage): Promise<WorkerAnswer<PageOutline>> =>
  answer(() => readOutline(page))

export const sitemap = (body: Uint8Array) => answer(() => readSitemap(body))

export const html = (page: RawPage): Promise<WorkerAnswer<ReadDocument>> =>
  answer(() => readHtml(page))

export const pdf = (task: {
  content: Uint8Array
  recognise: boolean
}): Promise<WorkerAnswer<ReadDocument>> => answer(() => readPdf(task.content, task))
