import type { InstallCheck } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Turn, VisitedPage } from '../../ports/crawler/index.ts'
import type { PageEmbeds } from '../../ports/reader/read-embeds.ts'
import { findOwnAgent } from '../agents/own.ts'
import { readAgents, readChatbotConfig } from '../agents/service.ts'
import { asksAbout } from './embedded.ts'
import { findingsOf, isWorking } from './findings.ts'
import { type Finding, say } from './sentences.ts'
import { scriptOf } from './script.ts'

/**
 * Looks for an agent's widget on a page, as a visitor's browser receives it. Problems of the page are part of the result, not errors.
 * @throws 404
 */
export async function checkInstall(
  deps: Deps,
  userId: string,
  { agentId, url }: { agentId: string; url: string },
  signal: AbortSignal,
): Promise<InstallCheck> {
  const { activated } = await findOwnAgent(deps, userId, agentId)
  const { allowed_sites: allowedSites } = await readChatbotConfig(deps, userId, agentId)
  const agent = { id: agentId, activated, allowedSites }
  const turn = { account: userId, signal }
  try {
    const page = await deps.crawler.visitPage(url, turn)
    const seen = await seenOn(deps, page, agentId, turn)
    const agents = await readAgents(deps, userId)
    const names = new Map(agents.map(({ id, name }) => [id, name]))
    const { config } = deps
    const found = await findingsOf({ agent, names, page, config, ...seen }, (tag) =>
      scriptOf(deps, tag, signal),
    )
    return { url: page.url, works: isWorking(found), findings: found.map(say) }
  } catch (error) {
    if (!(error instanceof AppError) || signal.aborted) throw error
    const unread: Finding = { kind: 'unreadable_page', reason: error.message }
    return { url: null, works: false, findings: [say(unread)] }
  }
}

/** The page as it is received; when the agent is missing, also after its scripts have run. */
async function seenOn(
  deps: Deps,
  page: VisitedPage,
  agentId: string,
  turn: Turn,
): Promise<{ embeds: PageEmbeds; rendered: PageEmbeds | null }> {
  const embeds = await deps.reader.embeds(page, turn)
  const { renderPage } = deps.crawler
  if (!renderPage || asksAbout(embeds, agentId)) return { embeds, rendered: null }
  const shown = await renderPage(page.url, turn).catch(() => null)
  return { embeds, rendered: shown && (await deps.reader.embeds(shown, turn)) }
}
