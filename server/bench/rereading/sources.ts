import type { Deps } from '../../src/deps.ts'
import { newId } from '../../src/lib/ids.ts'
import { aUser, anAgent } from '../../src/test/factories.ts'
import { KNOWN_BY, PAGES, pathOf, siteAt } from './sites.ts'

const ACCOUNTS = 50

/** Adds websites of fifty accounts that were read a day ago, each due again at one of these times. */
export async function seedSources(deps: Deps, port: number, due: Date[]): Promise<void> {
  const { db, driver } = deps
  const owners: { userId: string; agentId: string }[] = []
  for (let n = 0; n < ACCOUNTS; n++) {
    const userId = (await aUser(deps)).user.id
    owners.push({ userId, agentId: (await anAgent(db, userId)).id })
  }
  for (const [site, at] of due.entries()) {
    const { userId, agentId } = owners[site % ACCOUNTS]!
    const id = newId()
    const origin = siteAt(site, port)
    await driver.query(
      `insert into knowledge_items (id, user_id, agent_id, type, title, status, reread_every, next_read_at, last_read_at, address, scope)
       values ($1, $2, $3, 'WEB_PAGES', 'Guest house', 'trained', 'daily', $4, now() - interval '1 day', $5, 'site')`,
      [id, userId, agentId, at, `${origin}/`],
    )
    const seen = { etag: KNOWN_BY, readAt: new Date().toISOString(), embeddingModel: null }
    await driver.query(
      `insert into knowledge_pages (id, item_id, url, status, content_hash, position, last_seen)
       select gen_random_uuid(), $1, n.url, 'trained', 'before', n.place - 1, $3
       from jsonb_array_elements_text($2) with ordinality as n(url, place)`,
      [
        id,
        JSON.stringify(Array.from({ length: PAGES }, (_, page) => origin + pathOf(page))),
        JSON.stringify(seen),
      ],
    )
  }
}
