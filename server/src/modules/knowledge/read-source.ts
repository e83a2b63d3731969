import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { CrawlReason } from '../../ports/crawler/crawl-error.ts'
import type { Turn } from '../../ports/crawler/index.ts'
import { looksLikePdf } from '../../ports/crawler/links.ts'
import type { NoticeCode } from '../../ports/reader/fact.ts'
import type { ReadDocument } from '../../ports/reader/index.ts'
import { findFile, type PendingPage, type TrainingJob } from './training-store.ts'

const NEEDS_JAVASCRIPT: CrawlReason = 'needs_javascript'
const BY_SCRIPT = new Set<NoticeCode>(['made_by_script', 'prices_by_script'])

/**
 * What a page of an item says: of the uploaded file, of a PDF of the website or of a web page.
 * @throws AppError that says why it cannot be read.
 */
export async function readSource(
  deps: Deps,
  job: TrainingJob,
  { url }: PendingPage,
  signal: AbortSignal,
): Promise<ReadDocument> {
  const turn = { account: job.userId, signal }
  if (url === null) return readUpload(deps, job, turn)
  if (looksLikePdf(new URL(url))) return readLinkedPdf(deps, url, turn)
  return readWebPage(deps, url, turn)
}

/** Shown to a browser only where that may add something: it takes a hundred times as long. */
async function readWebPage(deps: Deps, url: string, turn: Turn): Promise<ReadDocument> {
  const { crawler, reader } = deps
  const page = await crawler.fetchPage(url, turn.signal)
  const plain = reader.html(page, turn)
  if (!crawler.renderPage || !(await isMadeByScript(plain))) return plain
  const rendered = await crawler.renderPage(page.url, turn).catch(() => null)
  // What could not be shown is told as it was before.
  return rendered ? reader.html(rendered, turn).catch(() => plain) : plain
}

/** As a whole, so that there was nothing to read, or in a part that is missing. */
const isMadeByScript = (reading: Promise<ReadDocument>): Promise<boolean> =>
  reading.then(
    ({ notices }) => notices.some(({ code }) => BY_SCRIPT.has(code)),
    (error: unknown) => error instanceof AppError && error.code === NEEDS_JAVASCRIPT,
  )

/** It goes by the name its owner gave it. */
async function readUpload(deps: Deps, job: TrainingJob, turn: Turn) {
  const file = await findFile(deps.db, job.id)
  if (!file) throw new AppError(422, 'file_missing', 'The file is gone.')
  const { content, format } = file
  const document = format
    ? await deps.reader.document({ content, format }, turn)
    : await deps.reader.pdf(content, turn)
  return { ...document, title: job.title }
}

/** A PDF without a title goes by the name of its file. */
async function readLinkedPdf(deps: Deps, url: string, turn: Turn) {
  const content = await deps.crawler.fetchDocument(url, turn.signal)
  const document = await deps.reader.pdf(content, turn)
  return { ...document, title: document.title ?? nameOfFile(url) }
}

/** '/files/Price-list_2026.pdf' is called 'Price list 2026'. */
function nameOfFile(url: string): string {
  const file = new URL(url).pathname.split('/').at(-1) ?? ''
  return decoded(file)
    .replace(/\.pdf$/i, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
