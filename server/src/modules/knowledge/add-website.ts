import type { CrawlPage, CrawlResult, KnowledgeItem, NewPagesAre, RereadEvery } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../errors.ts'
import { isId } from '../../lib/ids.ts'
import { findOwnAgent } from '../agents/own.ts'
import { makeRoom } from '../usage/ceilings.ts'
import { beginTraining } from './begin-training.ts'
import { choosePages } from './choose-pages.ts'
import { findCrawl, insertCrawl, updateCrawl } from './crawl-store.ts'
import { insertWebPages } from './new-item-store.ts'

/** How often a website is read again unless its owner chooses: its prices and hours rarely stay the same for a year. */
const UNLESS_CHOSEN: RereadEvery = 'weekly'

/**
 * The pages of a website or of its sitemap, up to the number that is read of one, or a single page. With `refId`, the choice is made anew
 * among the pages that an earlier crawl found.
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
  const search = earlier
    ? undefined
    : await deps.crawler.findPages(input.url, { account: userId, signal }, input.scope)
  const found = earlier ?? search!
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
    ...(search && { limits: search.limits }),
  }
}

/** Adds the pages that a crawl found, without the links the owner removed, and the PDFs the owner kept. @throws 409 `account_full` */
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
  const crawl = isId(input.refId) ? await findCrawl(deps.db, userId, input.refId) : undefined
  if (!crawl || crawl.agentId !== input.agent_id) throw crawlIsGone()
  const removed = joinedLinks(input.trashLinks)
  const links = takenLinks(crawl).filter((link) => !removed.has(link))
  if (links.length === 0) throw invalid('no_pages_left', 'Keep at least one page.')
  const chosen = joinedLinks(input.documents ?? '')
  const documents = crawl.documents.filter((link) => chosen.has(link))
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
  return beginTraining(deps, userId, input.agent_id, id)
}

const joinedLinks = (joined: string) => new Set(joined.split(',').map((link) => link.trim()))

/** The pages that were left out are at the end of the list. */
const takenLinks = (crawl: { links: string[]; leftOut: number }) =>
  crawl.links.slice(0, crawl.links.length - crawl.leftOut)

const crawlIsGone = () => notFound('List of pages')
