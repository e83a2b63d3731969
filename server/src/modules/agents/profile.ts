import type { AgentVoice, LeadForm, PanelLanguage, WidgetConfig } from 'shared-types'
import { readableText } from 'shared-types/readable-text'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Letterhead } from '../../lib/page.ts'
import { recentCache, type RecentCache } from '../../lib/recent-cache.ts'
import type { AgentProfile } from './agent-profile.ts'
import { awayNotice } from '../hours/back.ts'
import { localeOf } from '../../wording/locale.ts'
import { writtenIn } from '../../wording/index.ts'
import { welcomeMessageIn } from './defaults.ts'
import { leadFormIn } from './lead-form.ts'
import { type LanguageWish, splitQuestions, spokenIn } from './panel-language.ts'
import { type AgentRow, findAny } from './store.ts'

/** An event from another node may be lost: after this time a change is noticed anyway. */
const FRESH_MS = 30_000
const MAX_AGENTS = 1_000

/**
 * What answering needs to know about an agent of any account.
 * @throws 404 when there is no such agent.
 */
export const agentProfile = (deps: Deps, agentId: string): Promise<AgentProfile> =>
  cachedAgent(deps, agentId)

/**
 * What the widget of an agent needs to be shown.
 * @param wish null for a widget of a release that supports only English
 * @throws 404 when there is no such agent.
 */
export async function widgetConfig(
  deps: Deps,
  agentId: string,
  wish: LanguageWish | null,
): Promise<WidgetConfig> {
  const row = await cachedAgent(deps, agentId)
  const { away } = writtenIn(row.language).chat
  const spoken = { away, locale: localeOf(row.language) }
  const wished = wish && spokenIn(row, wish, deps.now())
  return {
    agent_id: row.id,
    active: row.activated,
    brand_name: row.brandName,
    brand_color: row.brandColor,
    text_color: row.textColor,
    welcome_message: welcomeMessageIn(row, row.language),
    suggested_questions: splitQuestions(row.suggestedQuestions),
    allow_handover: row.allowHandover,
    language: row.language,
    away: awayNotice(row, spoken, deps.now()),
    ...wished,
    ...fitOf(row, wished?.panel?.language ?? 'en'),
  }
}

/** The colours of an agent's widget, and whether it names the product. @throws 404 when there is no such agent. */
export async function lookOf(deps: Deps, agentId: string): Promise<Omit<Letterhead, 'name'>> {
  const { brandColor, textColor, widgetOptions } = await cachedAgent(deps, agentId)
  const { background, color } = readableText(brandColor, textColor)
  return { background, color, isPoweredShown: widgetOptions.powered !== false }
}

/** Absent when the owner changed nothing, because a widget with options must fetch the code that reads them. */
const fitOf = ({ widgetOptions: options, leadForm }: AgentRow, language: PanelLanguage) => ({
  ...((leadForm || Object.keys(options).length > 0) && { options }),
  ...(leadForm && { lead_form: leadFormIn(leadForm, language) }),
})

/** Whether an agent is switched on. @throws 404 when there is no such agent. */
export const isActive = async (deps: Deps, agentId: string): Promise<boolean> =>
  (await cachedAgent(deps, agentId)).activated

/** Websites on which its widget may run; empty for any. @throws 404 when there is no such agent. */
export const allowedSites = async (deps: Deps, agentId: string): Promise<string[]> =>
  (await cachedAgent(deps, agentId)).allowedSites

/** Whether its website identifies signed-in visitors, now or earlier. @throws 404 when there is no such agent. */
export const knowsVisitors = async (deps: Deps, agentId: string): Promise<boolean> =>
  (await cachedAgent(deps, agentId)).knowsVisitors

/** The lead form of its visitors. @throws 404 when there is no such agent. */
export const leadForm = async (deps: Deps, agentId: string): Promise<LeadForm | null> =>
  (await cachedAgent(deps, agentId)).leadForm

export type CallManner = {
  /** The greeting for callers; null for the default of the agent's type. */
  greeting: string | null
  /** Null for the carrier's own voice for the language. */
  voice: AgentVoice | null
  /** Whether callers are told that the call is recorded and transcribed. */
  announcesRecording: boolean
}

/** The telephone settings of an agent. @throws 404 when there is no such agent. */
export async function callManner(deps: Deps, agentId: string): Promise<CallManner> {
  const { callGreeting, callVoice, announcesRecording } = await cachedAgent(deps, agentId)
  return { greeting: callGreeting || null, voice: callVoice, announcesRecording }
}

/**
 * The account of an agent.
 * @throws 404 when there is no such agent.
 */
export const accountOfAgent = async (deps: Deps, agentId: string): Promise<string> =>
  (await cachedAgent(deps, agentId)).userId

async function cachedAgent(deps: Deps, agentId: string): Promise<AgentRow> {
  const cache = cacheOf(deps)
  const row = await cache.read(agentId, () => findAny(deps.db, agentId))
  if (row) return row
  // Unknown ids are not cached, because they would push out the agents that are in use.
  cache.forget(agentId)
  throw notFound('Agent')
}

// One cache for each running server: tests start several in one process.
const caches = new WeakMap<Deps['bus'], RecentCache<AgentRow | undefined>>()

function cacheOf(deps: Deps): RecentCache<AgentRow | undefined> {
  const known = caches.get(deps.bus)
  if (known) return known
  const cache = recentCache<AgentRow | undefined>(MAX_AGENTS, FRESH_MS, deps.now)
  deps.bus.subscribe('agent', ({ agentId }) => cache.forget(agentId))
  deps.bus.subscribe('gap', cache.clear)
  caches.set(deps.bus, cache)
  return cache
}
