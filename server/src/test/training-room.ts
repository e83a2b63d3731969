import { expect, vi } from 'vitest'
import type { KnowledgeItem } from 'shared-types'
import type { Deps } from '../deps.ts'
import { startTraining, type TrainingWorker } from '../jobs/train-knowledge.ts'
import { readKnowledge } from '../modules/knowledge/service.ts'
import { insertWebPages } from '../modules/knowledge/new-item-store.ts'
import { insertCrawl } from '../modules/knowledge/crawl-store.ts'
import { aUser, anAgent } from './factories.ts'
import { shopPages, startSite } from './site.ts'
import { buildTestDeps } from './test-app.ts'

const FAST = { pollMs: 30, backoffMs: [20] }

/** An account with an agent, a website of six pages, and workers that train what is added. */
export async function aTrainingRoom() {
  const deps = await buildTestDeps({ CRAWL_ALLOW: '127.0.0.1' })
  const userId = (await aUser(deps)).user.id
  const agentId = (await anAgent(deps.db, userId)).id
  const site = await startSite(shopPages(6))
  const workers: TrainingWorker[] = []

  async function addSite(paths = [...site.pages.keys()]): Promise<string> {
    const links = paths.map((path) => site.origin + path)
    const crawl = { userId, agentId, url: site.origin, title: 'Shop', links }
    const crawlId = await insertCrawl(deps.db, crawl, deps.now())
    const item = { userId, agentId, type: 'WEB_PAGES' as const, title: 'Shop' }
    return (await insertWebPages(deps.db, item, crawlId, links))!
  }

  const read = async (id: string): Promise<KnowledgeItem> =>
    (await readKnowledge(deps, userId, agentId)).find((item) => item.id === id)!

  return {
    deps,
    userId,
    agentId,
    site,
    addSite,
    read,
    work(given: Deps = deps, options = FAST): TrainingWorker {
      const worker = startTraining(given, options)
      workers.push(worker)
      return worker
    },
    /** The item once no worker is busy with it. */
    settled: (id: string) =>
      vi.waitFor(
        async () => {
          const item = await read(id)
          expect(item.status).not.toBe('training')
          return item
        },
        { timeout: 60_000, interval: 20 },
      ),
    /** Every passage, in the order of the pages. */
    passages: async () =>
      (
        await deps.driver.query(
          `select p.id, p.text, p.config, p.length, p.search::text from passages p
           join knowledge_pages k on k.id = p.page_id order by k.position, p.position`,
        )
      ).rows,
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()))
      await site.close()
      await Promise.all([deps.crawler.close(), deps.reader.close()])
    },
  }
}
