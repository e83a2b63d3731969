import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { CrawlReason } from '../../ports/crawler/crawl-error.ts'
import type { Again, Turn, Validators } from '../../ports/crawler/index.ts'
import { looksLikePdf } from '../../ports/crawler/links.ts'
import type { NoticeCode } from '../../ports/reader/fact.ts'
import type { ReadDocument } from '../../ports/reader/index.ts'
import { findFile, type PendingPage, type TrainingJob } from './training-store.ts'

const NEEDS_JAVASCRIPT: CrawlReason = 'needs_javascript'
const BY_SCRIPT = new Set<NoticeCode>(['made_by_script', 'prices_by_script'])

/** A page as it was read, and the validators with which to ask its website whether it has changed; null when the website sends none. */
export type SourceRead = { document: ReadDocument; validators: Validators | null }

/**
 * Reads a page of an item: an uploaded file, a PDF of the website or a web page.
 * @throws AppError that says why it cannot be read; `not_modified` when the website says that it is the same as in `again`
 */
export async function readSource(
  deps: Deps,
  job: TrainingJob,
  { url }: Pick<PendingPage, 'url'>,
  signal: AbortSignal,
  again?: Again,
): Promise<SourceRead> {
  const turn = { account: job.userId, signal }
  if (url === null) return { document: await readUpload(deps, job, turn), validators: null }
  if (looksLikePdf(new URL(url))) return readLinkedPdf(deps, url, turn, again)
  return readWebPage(deps, url, turn, again, homeOf(job))
}

/** Reads a web page, in a browser only when that may reveal more, because it takes a hundred times as long. */
async function readWebPage(
  deps: Deps,
  url: string,
  turn: Turn,
  again?: Again,
  home?: string,
): Promise<SourceRead> {
  const { crawler, reader } = deps
  const page = await crawler.fetchPage(url, turn.signal, again, home)
  const plain = reader.html(page, turn)
  const byScript = crawler.renderPage !== null && (await isMadeByScript(plain))
  if (!byScript) return { document: await plain, validators: page.validators ?? null }
  const rendered = await crawler.renderPage!(page.url, turn).catch(() => null)
  // When the browser fails, what was read without it is used.
  const document = await (rendered ? reader.html(rendered, turn).catch(() => plain) : plain)
  return { document, validators: null }
}

/** The home page of a website; a sitemap is not a page for visitors. */
const homeOf = ({ address, scope }: TrainingJob): string | undefined =>
  scope === 'site' && address ? address : undefined

/** Whether scripts make the page's content: all of it, so that there was nothing to read, or a missing part. */
const isMadeByScript = (reading: Promise<ReadDocument>): Promise<boolean> =>
  reading.then(
    ({ notices }) => notices.some(({ code }) => BY_SCRIPT.has(code)),
    (error: unknown) => error instanceof AppError && error.code === NEEDS_JAVASCRIPT,
  )

/** Reads an uploaded file, titled with the name its owner gave it. */
async function readUpload(deps: Deps, job: TrainingJob, turn: Turn) {
  const file = await findFile(deps.db, job.id)
  if (!file) throw new AppError(422, 'file_missing', 'The file is gone.')
  const { content, format } = file
  const document = format
    ? await deps.reader.document({ content, format }, turn)
    : await deps.reader.pdf(content, turn)
  return { ...document, title: job.title }
}

/** Reads a PDF of a website; without a title it is named after its file. */
async function readLinkedPdf(
  deps: Deps,
  url: string,
  turn: Turn,
  again?: Again,
): Promise<SourceRead> {
  const { content, validators } = await deps.crawler.fetchDocument(url, turn.signal, again)
  const read = await deps.reader.pdf(content, turn)
  return { document: { ...read, title: read.title ?? nameOfFile(url) }, validators }
}

/** '/files/Price-list_2026.pdf' becomes 'Price list 2026'. */
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
