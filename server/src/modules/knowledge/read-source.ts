import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { looksLikePdf } from '../../ports/crawler/links.ts'
import type { ReadDocument } from '../../ports/reader/index.ts'
import { findFile, type PendingPage, type TrainingJob } from './training-store.ts'

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
  if (url === null) return readUpload(deps, job, signal)
  if (looksLikePdf(new URL(url))) return readLinkedPdf(deps, url, signal)
  return deps.reader.html(await deps.crawler.fetchPage(url, signal), signal)
}

/** It goes by the name its owner gave it. */
async function readUpload(deps: Deps, job: TrainingJob, signal: AbortSignal) {
  const content = await findFile(deps.db, job.id)
  if (!content) throw new AppError(422, 'file_missing', 'The file is gone.')
  return { ...(await deps.reader.pdf(content, signal)), title: job.title }
}

/** A PDF without a title goes by the name of its file. */
async function readLinkedPdf(deps: Deps, url: string, signal: AbortSignal) {
  const document = await deps.reader.pdf(await deps.crawler.fetchDocument(url, signal), signal)
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
