import { isAllowedSite } from 'shared-types'
import type { Config } from '../../config.ts'
import { releasedWidgets } from '../../lib/product-files.ts'
import { newestRelease } from '../../lib/widget-releases.ts'
import type { VisitedPage } from '../../ports/crawler/index.ts'
import type { EmbedTag, PageEmbeds } from '../../ports/reader/read-embeds.ts'
import { runningTags } from './embedded.ts'
import { hasIntegrity } from './integrity.ts'
import { forbiddenBy } from './policy.ts'
import { type LoadedScript, releaseOf } from './script.ts'
import { type Finding, LEVELS } from './sentences.ts'

type Seen = {
  agent: { id: string; activated: boolean; allowedSites: string[] }
  /** Names of every agent of the account, by id. */
  names: Map<string, string>
  page: VisitedPage
  embeds: PageEmbeds
  /** The same page after its scripts have run; null when that was not examined. */
  rendered: PageEmbeds | null
  config: Pick<Config, 'appUrl' | 'widgetCdnBase'>
}

type Load = (tag: EmbedTag) => Promise<LoadedScript>

/** All findings about the widget on a page, the most important first. */
export async function findingsOf(seen: Seen, load: Load): Promise<Finding[]> {
  const place = placeOf(seen)
  const tag = place.tag
  return [
    ...place.findings,
    ...(tag ? [...originFindings(seen, tag), ...policyFindings(seen, tag, place.isMade)] : []),
    ...(tag ? await scriptFindings(seen, tag, load) : []),
    ...(place.isThere ? agentFindings(seen) : []),
  ]
}

/** Whether visitors of the page can use this agent's chat. */
export const isWorking = (found: Finding[]): boolean =>
  found.some(({ kind }) => kind === 'found' || kind === 'found_by_script') &&
  found.every(({ kind }) => LEVELS[kind] !== 'problem')

type Place = { findings: Finding[]; isThere: boolean; isMade: boolean; tag: EmbedTag | null }

/** Where the agent is on the page, or what is there instead. */
function placeOf({ agent, names, embeds, rendered }: Seen): Place {
  const isOurs = (tag: EmbedTag) => tag.agentId === agent.id
  const running = runningTags(embeds)
  const ours = running.filter(isOurs)
  const others = othersOf(
    running.filter((tag) => !isQuotedWrongly(tag, agent.id)),
    agent.id,
    names,
  )
  const beside: Finding[] = others.length > 0 ? [{ kind: 'other_agents', others }] : []
  if (ours[0]) {
    const twice: Finding[] = ours.length > 1 ? [{ kind: 'found_twice' }] : []
    const findings: Finding[] = [{ kind: 'found' }, ...twice, ...beside]
    return { findings, isThere: true, isMade: false, tag: ours[0] }
  }
  const shown = rendered && runningTags(rendered).find(isOurs)
  const isMade = embeds.madeByScript.some((text) => text.includes(agent.id))
  if (shown || isMade) {
    const findings: Finding[] = [{ kind: 'found_by_script' }, ...beside]
    return { findings, isThere: true, isMade: true, tag: shown ?? null }
  }
  return {
    findings: absent(embeds, agent.id, others, rendered !== null),
    isThere: false,
    isMade: false,
    tag: null,
  }
}

/** Why this agent is missing. */
function absent(
  embeds: PageEmbeds,
  agentId: string,
  others: string[],
  wasRendered: boolean,
): Finding[] {
  const { tags, isShownAsText, hasTagManager } = embeds
  const idle = (place: EmbedTag['place'], kind: 'in_comment' | 'in_noscript' | 'held_back') =>
    tags.some((tag) => tag.place === place && (tag.agentId === agentId || !tag.agentId))
      ? [{ kind } satisfies Finding]
      : []
  const reasons: Finding[] = [
    ...(runningTags(embeds).some((tag) => isQuotedWrongly(tag, agentId))
      ? [{ kind: 'wrong_quotes' } satisfies Finding]
      : []),
    ...(others.length > 0 ? [{ kind: 'wrong_agent', others, agentId } satisfies Finding] : []),
    ...(tags.some(({ place, agentId: id }) => place === 'page' && id === null)
      ? [{ kind: 'no_agent_id', agentId } satisfies Finding]
      : []),
    ...idle('comment', 'in_comment'),
    ...idle('noscript', 'in_noscript'),
    ...idle('held_back', 'held_back'),
    ...(isShownAsText ? [{ kind: 'shown_as_text' } satisfies Finding] : []),
  ]
  const unseen: Finding[] = hasTagManager && !wasRendered ? [{ kind: 'unseen_tag_manager' }] : []
  return reasons.length > 0 ? reasons : [{ kind: 'missing' }, ...unseen]
}

/**
 * Whether the id is in quotation marks that HTML does not know, such as curly ones: they are then part of it. Word processors and text
 * fields of content systems replace straight ones.
 */
const isQuotedWrongly = ({ agentId: id }: EmbedTag, agentId: string): boolean =>
  id !== null && id !== agentId && id.replace(/^\W|\W$/g, '') === agentId

const othersOf = (tags: EmbedTag[], agentId: string, names: Map<string, string>): string[] => [
  ...new Set(
    tags.flatMap(({ agentId: id }) =>
      id && id !== agentId ? [names.get(id) ?? id.slice(0, 40)] : [],
    ),
  ),
]

/** Findings about the addresses of its script and its API. */
function originFindings({ page, config }: Seen, tag: EmbedTag): Finding[] {
  const script = tag.src === null ? null : URL.parse(tag.src)
  if (!script) return []
  const ours = new URL(config.appUrl)
  const isOurScript =
    script.origin === ours.origin ||
    (config.widgetCdnBase !== null && script.href.startsWith(`${config.widgetCdnBase}/`))
  const api = apiOf(tag, script)
  const isInsecure = page.url.startsWith('https:') && script.protocol === 'http:'
  const release = script.origin === ours.origin ? releaseOf(script.pathname) : undefined
  const isOld = release !== undefined && release !== newestRelease(releasedWidgets).release
  return [
    ...(isOurScript ? [] : [{ kind: 'foreign_script', host: script.host } satisfies Finding]),
    ...(api.origin === ours.origin
      ? []
      : [{ kind: 'foreign_api', host: api.host, appUrl: config.appUrl } satisfies Finding]),
    ...(isInsecure ? [{ kind: 'insecure_script' } satisfies Finding] : []),
    ...(isOld ? [{ kind: 'older_release', release } satisfies Finding] : []),
  ]
}

/** The API that a tag uses: that of the script's host unless it names another. */
const apiOf = ({ apiBase }: EmbedTag, script: URL) => new URL(apiBase ?? '/api', script)

function policyFindings({ page, embeds }: Seen, tag: EmbedTag, isMade: boolean): Finding[] {
  const script = tag.src === null ? null : URL.parse(tag.src)
  if (!script) return []
  const base = apiOf(tag, script)
  const api = new URL(`${base.pathname.replace(/\/$/, '')}/widget/agents`, base)
  const policies = [...page.policies, ...embeds.policies]
  const needed = { page: new URL(page.url), tag, script, api, isMade }
  return forbiddenBy(policies, needed).map(({ what, directive }): Finding => {
    if (what === 'sandbox') return { kind: 'policy_sandbox' }
    const origin = what === 'script' ? script.origin : api.origin
    return { kind: `policy_${what}`, directive, origin }
  })
}

async function scriptFindings({ page }: Seen, tag: EmbedTag, load: Load): Promise<Finding[]> {
  const script = await load(tag)
  if ('problem' in script) return [{ kind: 'script_unreachable', reason: script.problem }]
  if (tag.integrity === null) return []
  const isElsewhere = URL.parse(tag.src ?? '')?.origin !== new URL(page.url).origin
  if (isElsewhere && !tag.hasCrossOrigin) return [{ kind: 'integrity_without_crossorigin' }]
  return hasIntegrity(tag.integrity, script.content) ? [] : [{ kind: 'integrity_mismatch' }]
}

function agentFindings({ agent, page }: Seen): Finding[] {
  const { host, origin } = new URL(page.url)
  return [
    ...(isAllowedSite(agent.allowedSites, origin)
      ? []
      : [{ kind: 'site_not_allowed', host } satisfies Finding]),
    ...(agent.activated ? [] : [{ kind: 'agent_inactive' } satisfies Finding]),
  ]
}
