import type { WidgetConfig } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { recentCache, type RecentCache } from '../../lib/recent-cache.ts'
import type { AgentProfile } from '../answering/types.ts'
import { welcomeMessageIn } from './defaults.ts'
import { type AgentRow, findAny } from './store.ts'

/** An event of another node may get lost: after this a change is seen anyway. */
const FRESH_MS = 30_000
const MOST_AGENTS = 1_000

/**
 * What an answer needs to know of an agent, whoever asks.
 * @throws 404 when there is no such agent.
 */
export async function agentProfile(deps: Deps, agentId: string): Promise<AgentProfile> {
  const {
    id,
    userId,
    name,
    type,
    instructions,
    language,
    allowHandover,
    handoverMessage,
    brandName,
    spokenName,
    hasBookingPage,
    timeZone,
  } = await cachedAgent(deps, agentId)
  return {
    id,
    userId,
    name,
    type,
    instructions,
    language,
    allowHandover,
    handoverMessage,
    brandName,
    spokenName,
    hasBookingPage,
    timeZone,
  }
}

/**
 * What the widget of an agent needs to draw itself.
 * @throws 404 when there is no such agent.
 */
export async function widgetConfig(deps: Deps, agentId: string): Promise<WidgetConfig> {
  const row = await cachedAgent(deps, agentId)
  return {
    agent_id: row.id,
    active: row.activated,
    brand_name: row.brandName,
    brand_color: row.brandColor,
    text_color: row.textColor,
    welcome_message: welcomeMessageIn(row, row.language),
    // Split on commas, empty pieces dropped.
    suggested_questions: row.suggestedQuestions
      .split(',')
      .map((question) => question.trim())
      .filter(Boolean),
    allow_handover: row.allowHandover,
    language: row.language,
  }
}

/** Whether it is switched on. @throws 404 when there is no such agent. */
export const isActive = async (deps: Deps, agentId: string): Promise<boolean> =>
  (await cachedAgent(deps, agentId)).activated

/** Whether callers are told that the call is recorded and transcribed. @throws 404 when there is no such agent. */
export const announcesRecording = async (deps: Deps, agentId: string): Promise<boolean> =>
  (await cachedAgent(deps, agentId)).announcesRecording

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
