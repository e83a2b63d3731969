import {
  type AddIntegration,
  bookingServiceOf,
  type Integration,
  type IntegrationDetail,
} from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../errors.ts'
import { newId } from '../../lib/ids.ts'
import { hashToken } from '../../lib/secret-token.ts'
import { agentProfile } from '../agents/profile.ts'
import { findOwnAgent } from '../agents/own.ts'
import { notifyAgentChange } from '../agents/notify.ts'
import { type Actor, type AuditedAction, record } from '../audit/record.ts'
import { countBookings } from '../booking/service.ts'
import { botName, groupsOf, requireTelegram, unlinkGroups } from '../telegram/groups.ts'
import {
  askForBot,
  dropOwnBot,
  keepOwnBot,
  readOwnBot,
  releaseOwnBot,
} from '../telegram/own-bots.ts'
import { privateToken } from '../telegram/private-token.ts'
import {
  deleteIntegration,
  findIntegration,
  insertIntegration,
  type IntegrationIds,
  type IntegrationRow,
  listIntegrations,
  updateToken,
} from './store.ts'
import { currentToken, tokenOf } from './token.ts'

const ALREADY = {
  google_calendar: 'This agent has a booking page already. Delete it first to use another one.',
  telegram: 'This agent has a Telegram bot already.',
} as const

/**
 * Adds an integration.
 * @throws 409 `integration_exists` for a second one of a type, `no_integrations` for an anti-theft agent; 400 `unknown_booking_page` for a
 * page of an unknown booking service, unless the owner insists.
 */
export async function addIntegration(
  deps: Deps,
  actor: Actor,
  input: AddIntegration,
): Promise<Integration> {
  const { userId } = actor
  const agent = await findOwnAgent(deps, userId, input.agent_id)
  if (agent.type === 'ANTI_THEFT') {
    throw refused('no_integrations', 'An anti-theft agent has no integrations.')
  }
  refuseUnknownPage(deps, input)
  if (input.type === 'telegram') requireTelegram(deps)
  const row = await deps.db.transaction(async (tx) => {
    const inserted = await insertIntegration(tx, newIntegration(deps, userId, input))
    if (!inserted) throw refused('integration_exists', ALREADY[input.type])
    await record(tx, actor, deedOn('integration.add', agent, inserted))
    return inserted
  })
  notifyAgentChange(deps, userId, row.agentId)
  return withCounts(deps, row)
}

/** The integrations of an agent. @throws 404 */
export async function readIntegrations(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<Integration[]> {
  await findOwnAgent(deps, userId, agentId)
  const rows = await listIntegrations(deps.db, userId, agentId)
  return Promise.all(rows.map((row) => withCounts(deps, row)))
}

/** An integration. @throws 404 */
export async function readIntegration(
  deps: Deps,
  userId: string,
  ids: IntegrationIds,
): Promise<IntegrationDetail> {
  const row = await found(deps, userId, ids)
  if (row.type !== 'telegram') return withCounts(deps, row)
  const own = await readOwnBot(deps, row.id)
  return {
    ...(await withCounts(deps, row)),
    telegram: {
      auth_token: await currentToken(deps, row),
      groups: await groupsOf(deps, row.id),
      bot: own ? own.username : await botName(deps),
      ...(own && { own: { refused: own.refusedAt !== null } }),
      start: privateToken(deps.config.secret, row.id),
    },
  }
}

/** Removes an integration. @throws 404 */
export async function removeIntegration(
  deps: Deps,
  actor: Actor,
  ids: IntegrationIds,
): Promise<null> {
  const { userId } = actor
  const agent = await findOwnAgent(deps, userId, ids.agentId)
  await deps.db.transaction(async (tx) => {
    const found = await findIntegration(tx, userId, ids)
    if (found) await releaseOwnBot(tx, found.id)
    const row = await deleteIntegration(tx, userId, ids)
    if (!row) throw notFound('Integration')
    await record(tx, actor, deedOn('integration.delete', agent, row))
  })
  notifyAgentChange(deps, userId, ids.agentId)
  return null
}

/**
 * Makes the agent answer through a bot of its owner. The bot's token is never shown again.
 * @throws 404, 400 `token_refused`, 409 `bot_taken`, `telegram_unreachable`, `no_bot` for a calendar
 */
export async function setBot(
  deps: Deps,
  actor: Actor,
  ids: IntegrationIds,
  token: string,
): Promise<{ bot: string }> {
  const { userId } = actor
  const { row, agent } = await foundTelegram(deps, userId, ids)
  const bot = await askForBot(deps, token)
  await deps.db.transaction(async (tx) => {
    await keepOwnBot(deps, tx, { userId, integrationId: row.id, token, bot })
    await record(tx, actor, deedOn('integration.set_bot', agent, row))
  })
  notifyAgentChange(deps, userId, row.agentId)
  return { bot: bot.username }
}

/** Removes the owner's bot: it leaves its groups, and the agent answers through the installation's bot only. @throws 404 */
export async function removeBot(deps: Deps, actor: Actor, ids: IntegrationIds): Promise<null> {
  const { userId } = actor
  const { row, agent } = await foundTelegram(deps, userId, ids)
  await deps.db.transaction(async (tx) => {
    await dropOwnBot(tx, row.id)
    await record(tx, actor, deedOn('integration.remove_bot', agent, row))
  })
  notifyAgentChange(deps, userId, row.agentId)
  return null
}

async function foundTelegram(deps: Deps, userId: string, ids: IntegrationIds) {
  const row = await found(deps, userId, ids)
  if (row.type !== 'telegram') throw refused('no_bot', 'A booking page has no bot.')
  return { row, agent: await findOwnAgent(deps, userId, row.agentId) }
}

/**
 * Replaces the token: the old one links nothing any more, and the groups it linked are unlinked.
 * @throws 404, 409 `no_token` for a calendar, `rotated_meanwhile`
 */
export async function rotateToken(
  deps: Deps,
  actor: Actor,
  ids: IntegrationIds,
): Promise<{ newToken: string }> {
  const { userId } = actor
  const row = await found(deps, userId, ids)
  if (row.type !== 'telegram') throw refused('no_token', 'A booking page has no token.')
  const { name } = await findOwnAgent(deps, userId, row.agentId)
  const agent = await agentProfile(deps, row.agentId)
  const tokenGeneration = row.tokenGeneration + 1
  const newToken = tokenOf(deps.config.secret, { id: row.id, tokenGeneration })
  const next = { tokenGeneration, tokenHash: hashToken(newToken) }
  await deps.db.transaction(async (tx) => {
    if (!(await updateToken(tx, row, next))) {
      throw refused('rotated_meanwhile', 'The token was rotated meanwhile. Open it again.')
    }
    await unlinkGroups(tx, row.id, agent)
    await record(tx, actor, deedOn('integration.rotate_token', { id: row.agentId, name }, row))
  })
  notifyAgentChange(deps, userId, row.agentId)
  return { newToken }
}

const deedOn = (
  action: AuditedAction['action'],
  { id, name }: { id: string; name: string },
  { type }: Pick<IntegrationRow, 'type'>,
): AuditedAction => ({ action, subject: { id, name }, details: { type } })

async function found(deps: Deps, userId: string, ids: IntegrationIds): Promise<IntegrationRow> {
  const row = await findIntegration(deps.db, userId, ids)
  if (!row) throw notFound('Integration')
  return row
}

function refuseUnknownPage({ config }: Deps, input: AddIntegration): void {
  if (input.type !== 'google_calendar') return
  if (new URL(input.url).host === new URL(config.appUrl).host) {
    throw invalid('own_page', 'This is a page of ours. Enter the link of your booking page.')
  }
  if (!input.any_page && !bookingServiceOf(input.url)) {
    throw invalid('unknown_booking_page', 'This is not a booking page we know.')
  }
}

function newIntegration({ config }: Deps, userId: string, input: AddIntegration) {
  const owner = { id: newId(), userId, agentId: input.agent_id, type: input.type }
  if (input.type === 'google_calendar') {
    // Normalized as in browsers, because the address is sent in a redirect header.
    return { ...owner, url: new URL(input.url).href, timeZone: input.time_zone ?? 'UTC' }
  }
  const token = tokenOf(config.secret, { id: owner.id, tokenGeneration: 1 })
  return { ...owner, tokenHash: hashToken(token) }
}

async function withCounts(deps: Deps, row: IntegrationRow): Promise<Integration> {
  const { id, type, url, timeZone } = row
  if (type !== 'google_calendar') return { id, type }
  const counts = await countBookings(deps, row.agentId, row.createdAt)
  return { id, type, url: url!, booking: { ...counts, time_zone: timeZone ?? 'UTC' } }
}
