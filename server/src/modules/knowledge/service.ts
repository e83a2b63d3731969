import {
  type CrawlPage,
  type CrawlResult,
  documentFormat,
  type DocumentFormat,
  type KnowledgeChange,
  type KnowledgeDifference,
  type KnowledgeItem,
  type KnowledgePage,
  type NewPagesAre,
  type RereadEvery,
} from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../errors.ts'
import { isId } from '../../lib/ids.ts'
import { findOwnAgent } from '../agents/own.ts'
import { type Actor, record } from '../audit/record.ts'
import { makeRoom } from '../usage/ceilings.ts'
import { choosePages } from './choose-pages.ts'
import { findDifference, listChanges, updateNewPages, updateSchedule } from './rereading-store.ts'
import {
  findCrawl,
  findOwners,
  findUsedItem,
  insertCrawl,
  insertLinks,
  insertFile,
  insertWebPages,
  listByAccount,
  listByAgent,
  listPages,
  removeItem,
  removeLink,
  restartTraining,
  updateCrawl,
} from './store.ts'
import { tellChange } from './tell.ts'
import { findFile } from './training-store.ts'

/** A PDF may begin with a little of something else; readers look for the mark in its first kilobyte. */
const PDF_MARK = '%PDF-'
const PDF_MARK_WITHIN = 1_024

/** How often a website is read again whose owner says nothing: what it says of prices and hours is rarely right for a year. */
const UNLESS_CHOSEN: RereadEvery = 'weekly'

export const readAllKnowledge = (deps: Deps, userId: string): Promise<KnowledgeItem[]> =>
  listByAccount(deps.db, userId)

export async function readKnowledge(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<KnowledgeItem[]> {
  await findOwnAgent(deps, userId, agentId)
  return listByAgent(deps.db, userId, agentId)
}

export async function readPages(
  deps: Deps,
  userId: string,
  agentId: string,
  itemId: string,
): Promise<KnowledgePage[]> {
  const item = await usedItem(deps, userId, agentId, itemId)
  return listPages(deps.db, item.id)
}

/** The document an item was read from. @throws 404, 400 `no_file` for one that is no document */
export async function readFile(deps: Deps, userId: string, agentId: string, itemId: string) {
  const item = await usedItem(deps, userId, agentId, itemId)
  const file = await findFile(deps.db, item.id)
  if (!file) throw invalid('no_file', 'This data source has no file.')
  return { item, ...file }
}

type NewFile = { agent_id: string; title: string; content: Uint8Array }

/** @throws 400 when the content is not a PDF, whatever its name says; 409 `account_full` */
export function addPdf(deps: Deps, userId: string, input: NewFile): Promise<KnowledgeItem> {
  const head = Buffer.from(input.content.subarray(0, PDF_MARK_WITHIN))
  if (!head.includes(PDF_MARK)) throw invalid('invalid_file_type', 'Invalid file type')
  return addFile(deps, userId, input, 'PDF', null)
}

/**
 * A document of an office program, a table or a text, told by the ending of its name.
 * @throws 400 when it is none; 409 `account_full`
 */
export function addDocument(
  deps: Deps,
  userId: string,
  input: NewFile & { fileName: string },
): Promise<KnowledgeItem> {
  const format = documentFormat(input.fileName)
  if (!format || isPacked(input.content) !== PACKED.has(format)) {
    throw invalid('invalid_file_type', 'Invalid file type')
  }
  return addFile(deps, userId, input, 'DOCUMENT', format)
}

/** A text the owner wrote or pasted. @throws 409 `account_full` */
export const addText = (
  deps: Deps,
  userId: string,
  { text, ...input }: { agent_id: string; title: string; text: string },
): Promise<KnowledgeItem> =>
  addFile(deps, userId, { ...input, content: Buffer.from(text) }, 'TEXT', 'md')

async function addFile(
  deps: Deps,
  userId: string,
  { agent_id: agentId, title, content }: NewFile,
  type: 'PDF' | 'DOCUMENT' | 'TEXT',
  format: DocumentFormat | null,
): Promise<KnowledgeItem> {
  await findOwnAgent(deps, userId, agentId)
  const id = await deps.db.transaction(async (tx) => {
    await makeRoom(deps, tx, userId, { pdfs: 1, bytes: content.byteLength })
    return insertFile(tx, { userId, agentId, type, title }, { content, format })
  })
  return added(deps, userId, agentId, id)
}

/** Files of these formats are archives; the others are text. */
const PACKED = new Set<DocumentFormat>(['docx', 'odt', 'xlsx', 'ods', 'pptx', 'odp'])
const isPacked = (content: Uint8Array): boolean =>
  Buffer.from(content.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004'

/** Learns the pages a crawl found, without the links the owner removed, and the PDFs the owner kept. @throws 409 `account_full` */
export async function addWebPages(
  deps: Deps,
  userId: string,
  input: {
    agent_id: string
    refId: string
    trashLinks: string
    documents?: string
    new_pages?: NewPagesAre
  },
): Promise<KnowledgeItem> {
  await findOwnAgent(deps, userId, input.agent_id)
  const crawl = await findCrawl(deps.db, userId, input.refId)
  if (!crawl) throw crawlIsGone()
  const removed = joinedLinks(input.trashLinks)
  const links = takenLinks(crawl).filter((link) => !removed.has(link))
  if (links.length === 0) throw invalid('no_pages_left', 'Keep at least one page.')
  const wanted = joinedLinks(input.documents ?? '')
  const documents = crawl.documents.filter((link) => wanted.has(link))
  const { title, url: address, scope } = crawl
  const from = { agentId: input.agent_id, type: 'WEB_PAGES' as const, address, scope }
  const newPages = input.new_pages ?? 'offer'
  const item = { userId, title, ...from, rereadEvery: UNLESS_CHOSEN, newPages }
  const pages = [...links, ...documents]
  const taken = new Set(pages)
  const passedOver = [...crawl.links, ...crawl.documents].filter((link) => !taken.has(link))
  const id = await deps.db.transaction(async (tx) => {
    await makeRoom(deps, tx, userId, { pages: pages.length })
    return insertWebPages(tx, item, crawl.id, pages, passedOver)
  })
  if (!id) throw crawlIsGone()
  return added(deps, userId, input.agent_id, id)
}

const joinedLinks = (joined: string) => new Set(joined.split(',').map((link) => link.trim()))

/** What was left out stands at the end of the list. */
const takenLinks = (crawl: { links: string[]; leftOut: number }) =>
  crawl.links.slice(0, crawl.links.length - crawl.leftOut)

/**
 * The pages of a website or of its sitemap, no more than are read of one, or a single page; with `refId` chosen again among those an earlier crawl found.
 * @throws CrawlError (422) with the reason when the address cannot be read.
 */
export async function crawlSite(
  deps: Deps,
  userId: string,
  input: CrawlPage,
  signal: AbortSignal,
): Promise<CrawlResult> {
  await findOwnAgent(deps, userId, input.agent_id)
  const earlier =
    input.refId && isId(input.refId) ? await findCrawl(deps.db, userId, input.refId) : undefined
  const found =
    earlier ?? (await deps.crawler.findPages(input.url, { account: userId, signal }, input.scope))
  const choice = choosePages(found.links, deps.config.crawl.maxPages, input.sections)
  const crawl = {
    userId,
    agentId: input.agent_id,
    url: found.url,
    title: found.title,
    links: [...choice.taken, ...choice.leftOut],
    documents: found.documents,
    leftOut: choice.leftOut.length,
    scope: input.scope ?? 'site',
  }
  const refId = earlier
    ? await updateCrawl(deps.db, earlier.id, crawl)
    : await insertCrawl(deps.db, crawl, deps.now())
  return {
    refId,
    links: choice.taken,
    left_out: crawl.leftOut,
    sections: choice.sections,
    documents: crawl.documents,
  }
}

/** Linking twice is linking once. */
export async function linkKnowledge(
  deps: Deps,
  userId: string,
  agentId: string,
  itemIds: string[],
): Promise<null> {
  await findOwnAgent(deps, userId, agentId)
  const wanted = [...new Set(itemIds)]
  const owners = await findOwners(deps.db, userId, wanted)
  if (owners.length < wanted.length) throw itemNotFound()
  if (owners.some((item) => item.agentId === agentId)) {
    throw refused('own_data_source', 'An agent uses its own data sources without a link.')
  }
  await insertLinks(deps.db, agentId, wanted)
  for (const id of wanted) tellChange(deps, { id, userId, agentId })
  return null
}

export async function unlinkKnowledge(
  deps: Deps,
  userId: string,
  agentId: string,
  itemId: string,
): Promise<null> {
  const item = await usedItem(deps, userId, agentId, itemId)
  if (item.agent_id === agentId) {
    throw refused('own_data_source', 'This agent owns the data source. Delete it instead.')
  }
  await removeLink(deps.db, agentId, itemId)
  tellChange(deps, { id: itemId, userId, agentId })
  return null
}

export async function retrain(
  deps: Deps,
  userId: string,
  agentId: string,
  itemId: string,
): Promise<null> {
  const item = await usedItem(deps, userId, agentId, itemId)
  await restartTraining(deps.db, item.id)
  tellChange(deps, { id: item.id, userId, agentId: item.agent_id })
  deps.bus.publish('training', { itemId: item.id })
  return null
}

/**
 * How often the pages of a website are read again, and what becomes of new ones; what is left out stays.
 * @throws 404, 409 where the agent only links the item, 400 `not_read_again` for what was uploaded
 */
export async function chooseRereading(
  deps: Deps,
  actor: Actor,
  { agentId, itemId }: { agentId: string; itemId: string },
  { every, new_pages: newPages }: { every?: RereadEvery; new_pages?: NewPagesAre },
): Promise<KnowledgeItem> {
  const { userId } = actor
  const item = await ownedItem(deps, userId, agentId, itemId, 'Choose it there.')
  if (!item.rereading) {
    throw invalid('not_read_again', 'What was uploaded cannot be read again. Add it anew instead.')
  }
  await deps.db.transaction(async (tx) => {
    if (every) await updateSchedule(tx, itemId, every)
    if (newPages) await updateNewPages(tx, itemId, newPages)
    const subject = { id: itemId, name: item.title }
    await record(tx, actor, { action: 'knowledge.schedule', subject })
  })
  tellChange(deps, { id: itemId, userId, agentId })
  return usedItem(deps, userId, agentId, itemId)
}

/** What later readings of an item found. @throws 404 */
export async function readChanges(
  deps: Deps,
  userId: string,
  agentId: string,
  itemId: string,
): Promise<KnowledgeChange[]> {
  const item = await usedItem(deps, userId, agentId, itemId)
  return listChanges(deps.db, item.id)
}

/** @throws 404 */
export async function readDifference(
  deps: Deps,
  userId: string,
  { agentId, itemId, changeId }: { agentId: string; itemId: string; changeId: string },
): Promise<KnowledgeDifference> {
  const item = await usedItem(deps, userId, agentId, itemId)
  const difference = await findDifference(deps.db, item.id, changeId)
  if (!difference) throw notFound('Change')
  return difference
}

/** Only through the agent that owns it, and then for every agent that links it. */
export async function removeKnowledge(
  deps: Deps,
  actor: Actor,
  agentId: string,
  itemId: string,
): Promise<null> {
  const { userId } = actor
  const item = await ownedItem(deps, userId, agentId, itemId, 'Unlink it instead.')
  await deps.db.transaction(async (tx) => {
    await removeItem(tx, itemId)
    await record(tx, actor, {
      action: 'knowledge.delete',
      subject: { id: itemId, name: item.title },
    })
  })
  tellChange(deps, { id: itemId, userId, agentId })
  return null
}

/** @throws 404 */
export async function usedItem(deps: Deps, userId: string, agentId: string, itemId: string) {
  const item = await findUsedItem(deps.db, userId, agentId, itemId)
  if (!item) throw itemNotFound()
  return item
}

/** @throws 404, and 409 with what can be done instead where the agent only links the item */
export async function ownedItem(
  deps: Deps,
  userId: string,
  agentId: string,
  itemId: string,
  instead = 'Correct it there.',
) {
  const item = await usedItem(deps, userId, agentId, itemId)
  if (item.agent_id !== agentId) {
    throw refused('linked_data_source', `Another agent owns this data source. ${instead}`)
  }
  return item
}

async function added(deps: Deps, userId: string, agentId: string, itemId: string) {
  tellChange(deps, { id: itemId, userId, agentId })
  deps.bus.publish('training', { itemId })
  return usedItem(deps, userId, agentId, itemId)
}

const itemNotFound = () => notFound('Data source')
const crawlIsGone = () => notFound('List of pages')
