import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { KnowledgeItem } from 'shared-types'
import { knowledgeItems, knowledgePages } from '../../src/db/schema/knowledge.ts'
import type { Deps } from '../../src/deps.ts'
import { addPdf } from '../../src/modules/knowledge/add-files.ts'
import { addWebPages, crawlSite } from '../../src/modules/knowledge/add-website.ts'
import { readKnowledge } from '../../src/modules/knowledge/service.ts'
import { aUser, anAgent } from '../../src/test/factories.ts'
import { serveSite } from './serve-site.ts'
import type { Site } from './site.ts'

const LOOK_AGAIN_MS = 20

export type Learned = {
  agent: Awaited<ReturnType<typeof anAgent>>
  /** Pages that could not be read, and why. */
  unread: string[]
  /** The expected notices that the owner was actually given. */
  told: Site['notices']
}

/** An agent in an account of its own that has read the site as its owner would; a training worker must be running. */
export async function learnSite(deps: Deps, site: Site): Promise<Learned> {
  const { user } = await aUser(deps)
  const agent = { ...(await anAgent(deps.db, user.id)), brandName: site.name }
  const server = await serveSite(site)
  try {
    if (site.start !== null) await learnPages(deps, agent, new URL(site.start, server.origin).href)
    for (const pdf of site.pdfs) {
      const content = await readFile(join(site.pages, pdf))
      await addPdf(deps, user.id, { agent_id: agent.id, title: pdf, content })
    }
    const items = await trained(deps, agent)
    return { agent, unread: unreadOf(items), told: await toldOf(deps, agent.id, site) }
  } finally {
    await server.close()
  }
}

type Owned = { id: string; userId: string }

/** Crawls the site, and adds every page that was found. */
export async function learnPages(deps: Deps, { id, userId }: Owned, url: string): Promise<void> {
  const found = await crawlSite(deps, userId, { agent_id: id, url }, new AbortController().signal)
  await addWebPages(deps, userId, { agent_id: id, refId: found.refId, trashLinks: '' })
}

/** The items of the agent, once all of them have been read or given up. */
export async function trained(deps: Deps, { id, userId }: Owned): Promise<KnowledgeItem[]> {
  for (;;) {
    const items = await readKnowledge(deps, userId, id)
    if (items.every((item) => item.status !== 'training')) return items
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

async function toldOf(deps: Deps, agentId: string, site: Site): Promise<Site['notices']> {
  if (site.notices.length === 0) return []
  const pages = await deps.db
    .select({
      url: knowledgePages.url,
      title: knowledgePages.title,
      notices: knowledgePages.notices,
    })
    .from(knowledgePages)
    .innerJoin(knowledgeItems, eq(knowledgeItems.id, knowledgePages.itemId))
    .where(eq(knowledgeItems.agentId, agentId))
  return site.notices.filter(({ page, code }) =>
    pages.some(
      ({ url, title, notices }) =>
        (url ? url.endsWith(`/${page}`) : title === page) &&
        notices.some((notice) => notice.code === code),
    ),
  )
}

const unreadOf = (items: KnowledgeItem[]): string[] =>
  items
    .filter((item) => item.status === 'untrained' || item.progress.failed > 0)
    .map(({ title, reason, progress }) => `${title}: ${reason ?? `${progress.failed} pages`}`)
