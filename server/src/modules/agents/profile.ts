import type { AgentVoice, LeadForm, PanelLanguage, WidgetConfig } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { recentCache, type RecentCache } from '../../lib/recent-cache.ts'
import type { AgentProfile } from '../answering/types.ts'
import { awayNotice } from '../hours/back.ts'
import { localeOf } from '../../wording/locale.ts'
import { writtenIn } from '../../wording/index.ts'
import { welcomeMessageIn } from './defaults.ts'
import { leadFormIn } from './lead-form.ts'
import { type LanguageWish, spokenIn } from './panel-language.ts'
import { type AgentRow, findAny } from './store.ts'
import { splitQuestions } from './suggestions.ts'

/** An event of another node may get lost: after this a change is seen anyway. */
const FRESH_MS = 30_000
const MOST_AGENTS = 1_000

/**
 * What an answer needs to know of an agent, whoever asks.
 * @throws 404 when there is no such agent.
 */
export const agentProfile = (deps: Deps, agentId: string): Promise<AgentProfile> =>
  cachedAgent(deps, agentId)

/**
 * What the widget of an agent needs to draw itself.
 * @param wish null for a widget of a release that speaks English alone
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

/** Nothing where the owner chose nothing: a widget told of options fetches what reads them. */
const fitOf = ({ widgetOptions: options, leadForm }: AgentRow, language: PanelLanguage) => ({
  ...((leadForm || Object.keys(options).length > 0) && { options }),
  ...(leadForm && { lead_form: leadFormIn(leadForm, language) }),
})

/** Whether it is switched on. @throws 404 when there is no such agent. */
export const isActive = async (deps: Deps, agentId: string): Promise<boolean> =>
  (await cachedAgent(deps, agentId)).activated

/** Websites its widget may stand on; none named: any. @throws 404 when there is no such agent. */
export const allowedSites = async (deps: Deps, agentId: string): Promise<string[]> =>
  (await cachedAgent(deps, agentId)).allowedSites

/** Whether its website says, or said, who is signed in. @throws 404 when there is no such agent. */
export const knowsVisitors = async (deps: Deps, agentId: string): Promise<boolean> =>
  (await cachedAgent(deps, agentId)).knowsVisitors

/** What its visitors are asked of themselves. @throws 404 when there is no such agent. */
export const leadForm = async (deps: Deps, agentId: string): Promise<LeadForm | null> =>
  (await cachedAgent(deps, agentId)).leadForm

export type CallManner = {
  /** What callers hear first; null: what the agent's type says. */
  greeting: string | null
  /** Null: the carrier's own for the language. */
  voice: AgentVoice | null
  /** Callers are told that the call is recorded and transcribed. */
  announcesRecording: boolean
}

/** How an agent is on the telephone. @throws 404 when there is no such agent. */
export async function callManner(deps: Deps, agentId: string): Promise<CallManner> {
  const { callGreeting, callVoice, announcesRecording } = await cachedAgent(deps, agentId)
  return { greeting: callGreeting || null, voice: callVoice, announcesRecording }
}

/**
 * Whose agent it is.
 * @throws 404 when there is no such agent.
 */
export const accountOfAgent = async (deps: Deps, agentId: string): Promise<string> =>
  (await cachedAgent(deps, agentId)).userId

async function cachedAgent(deps: Deps, agentId: string): Promise<AgentRow> {
  const cache = cacheOf(deps)
  const row = await cache.read(agentId, () => findAny(deps.db, agentId))
  if (row) return row
  // Ids that lead nowhere would push the agents that are asked for out of it.
  cache.forget(agentId)
  throw notFound('Agent')
}

// One cache a running server: tests start several in one process.
const caches = new WeakMap<Deps['bus'], RecentCache<AgentRow | undefined>>()

function cacheOf(deps: Deps): RecentCache<AgentRow | undefined> {
  const known = caches.get(deps.bus)
  if (known) return known
  const cache = recentCache<AgentRow | undefined>(MOST_AGENTS, FRESH_MS, deps.now)
  deps.bus.subscribe('agent', ({ agentId }) => cache.forget(agentId))
  deps.bus.subscribe('gap', cache.clear)
  caches.set(deps.bus, cache)
  return cache
}
