import type { KnowledgeItem } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError, refused } from '../../errors.ts'
import type { NewPages } from '../../ports/crawler/index.ts'
import { type Actor, record } from '../audit/record.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { makeRoom } from '../usage/ceilings.ts'
import {
  countPagesLocked,
  insertPages,
  listAddresses,
  listChangedSince,
  noteLinks,
  noteSought,
  takeOffered,
  trainPending,
} from './new-page-store.ts'
import { whileHeld } from './held-store.ts'
import { ownedItem, usedItem } from './own-item.ts'
import type { PageCounts, TrainingJob } from './training-store.ts'

const NONE: NewPages = { pages: [], others: [] }

/**
 * Once in each reading, after the known pages: new pages of the website become pages to be read, or wait for the owner, depending on the
 * setting. They also wait when the account has no room for them.
 * @returns whether there are more pages to read
 */
export async function addNewPages(
  deps: Deps,
  job: TrainingJob,
  { trained }: PageCounts,
  signal: AbortSignal,
): Promise<boolean> {
  // When no page of the website could be read, no new page can be found; and in the first reading every page is new.
  if (!job.lastReadAt || job.soughtAt || trained === 0) return false
  const { pages, others } = await lookForThem(deps, job, job.lastReadAt, signal)
  if (signal.aborted) return false
  const isLearnt = job.newPages === 'learn' && pages.length > 0
  const keep = (learnt: string[], offered: string[]) =>
    whileHeld(deps.db, job, async (tx) => {
      if (learnt.length > 0) {
        await makeRoom(deps, tx, job.userId, { pages: learnt.length })
        await insertPages(tx, job.id, learnt)
      }
      await noteLinks(tx, job.id, { links: others, offered })
      await noteSought(tx, job.id)
    })
  if (isLearnt && (await keep(pages, []).catch(isFull))) return true
  await keep([], pages)
  return false
}

function isFull(error: unknown): false {
  if (error instanceof AppError && error.code === 'account_full') return false
  throw error
}

async function lookForThem(
  deps: Deps,
  { id, address, scope, userId }: TrainingJob,
  since: Date,
  signal: AbortSignal,
): Promise<NewPages> {
  if (!address || !scope || scope === 'page') return NONE
  const { pages, passedOver, offered } = await listAddresses(deps.db, id)
  const room = deps.config.crawl.maxPages - pages.length - offered.length
  if (room <= 0) return NONE
  const changed = await listChangedSince(deps.db, id, since)
  const known = { address, scope, pages: [...pages, ...passedOver, ...offered], changed }
  try {
    const found = await deps.crawler.findNewPages(known, { account: userId, signal })
    return { ...found, pages: found.pages.slice(0, room) }
  } catch (error) {
    // Not serious: the next reading looks again.
    deps.log.debug({ err: error, item: id }, 'new pages of a website were not found')
    return NONE
  }
}

/** The new addresses that wait for the owner's choice. @throws 404 */
export async function readNewPages(
  deps: Deps,
  userId: string,
  agentId: string,
  itemId: string,
): Promise<string[]> {
  const item = await usedItem(deps, userId, agentId, itemId)
  return (await listAddresses(deps.db, item.id)).offered
}

/**
 * Adds new pages that were offered, or ignores them for good; addresses that were not offered are skipped.
 * @throws 404, 409 when the agent only links the item, `account_full`, `website_full`
 */
export async function chooseNewPages(
  deps: Deps,
  actor: Actor,
  { agentId, itemId }: { agentId: string; itemId: string },
  { links, learn }: { links: string[]; learn: boolean },
): Promise<KnowledgeItem> {
  const { userId } = actor
  const item = await ownedItem(deps, userId, agentId, itemId, 'Choose there.')
  const isTrained = await deps.db.transaction(async (tx) => {
    const count = await countPagesLocked(tx, itemId)
    const taken = await takeOffered(tx, itemId, links)
    if (taken.length === 0) return false
    const details = { pages: taken.length }
    const subject = { id: itemId, name: item.title }
    await record(tx, actor, { action: 'knowledge.new_pages', subject, details })
    if (!learn) {
      await noteLinks(tx, itemId, { links: taken, offered: [] })
      return false
    }
    refuseTooMany(deps.config.crawl.maxPages, count + taken.length)
    await makeRoom(deps, tx, userId, { pages: taken.length })
    await insertPages(tx, itemId, taken)
    await trainPending(tx, itemId)
    return true
  })
  notifyDashboards(deps, 'knowledge', { id: itemId, userId, agentId })
  if (isTrained) deps.bus.publish('training', { itemId })
  return usedItem(deps, userId, agentId, itemId)
}

function refuseTooMany(most: number, pages: number): void {
  if (pages <= most) return
  throw refused('website_full', `Of one website ${most.toLocaleString('en-US')} pages are read.`)
}
