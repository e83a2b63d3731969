import { and, desc, eq, getTableColumns, notExists, sql } from 'drizzle-orm'
import type { Agent, AgentType, UpdateAgentSettings, UpdateChatbotConfig } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { conversations, customers } from '../../db/schema/conversations.ts'
import { toAgent } from './shown-agent.ts'

/** An agent as it is stored, with its phone number and its number of integrations. */
export type AgentRow = typeof agents.$inferSelect & {
  usedPhone: string | null
  integrations: number
  hasBookingPage: boolean
  hasSchedule: boolean
  hasActions: boolean
  /** IANA name; null when no booking page sets it. */
  timeZone: string | null
}

const columns = {
  ...getTableColumns(agents),
  usedPhone: sql<string | null>`(
    select phone from phone_numbers
    where agent_id = agents.id and released_at is null and provider_sid is not null
  )`,
  integrations: sql<number>`(select count(*)::int from integrations where agent_id = agents.id)`,
  hasBookingPage: sql<boolean>`exists (
    select from integrations where agent_id = agents.id and type = 'google_calendar'
  )`,
  hasSchedule: sql<boolean>`exists (
    select from schedules where agent_id = agents.id and is_on
  )`,
  hasActions: sql<boolean>`exists (
    select from agent_actions where agent_id = agents.id and is_on
  )`,
  timeZone: sql<string | null>`(
    select time_zone from integrations where agent_id = agents.id and type = 'google_calendar'
  )`,
}

export type NewAgent = Pick<
  typeof agents.$inferInsert,
  | 'name'
  | 'type'
  | 'brandName'
  | 'brandColor'
  | 'textColor'
  | 'welcomeMessage'
  | 'handoverMessage'
  | 'suggestedQuestions'
>

/** ANTI_THEFT first, then newest first. */
export async function listAgents(db: Database, userId: string): Promise<Agent[]> {
  const rows = await db
    .select(columns)
    .from(agents)
    .where(eq(agents.userId, userId))
    .orderBy(
      desc(sql`${agents.type} = ${'ANTI_THEFT' satisfies AgentType}`),
      desc(agents.createdAt),
      desc(agents.id),
    )
  return rows.map(toAgent)
}

export async function findOwn(
  db: Database,
  userId: string,
  agentId: string,
): Promise<AgentRow | undefined> {
  const [row] = await db.select(columns).from(agents).where(own(userId, agentId))
  return row
}

/** Locks an agent until the transaction ends. */
export const lockOwn = (tx: Database, userId: string, agentId: string) =>
  tx.select({ id: agents.id }).from(agents).where(own(userId, agentId)).for('no key update')

/** Finds an agent of any account: for a visitor, who knows only its id. */
export async function findAny(db: Database, agentId: string): Promise<AgentRow | undefined> {
  const [row] = await db.select(columns).from(agents).where(eq(agents.id, agentId))
  return row
}

/** @returns undefined when the account has its one ANTI_THEFT agent already, also when two requests arrive at once. */
export async function insertAgent(
  db: Database,
  userId: string,
  agent: NewAgent,
): Promise<AgentRow | undefined> {
  const [row] = await db
    .insert(agents)
    .values({ userId, ...agent })
    .onConflictDoNothing({ target: agents.userId, where: sql`type = 'ANTI_THEFT'` })
    .returning(columns)
  return row
}

export async function setActivated(
  db: Database,
  userId: string,
  agentId: string,
  activated: boolean,
): Promise<AgentRow | undefined> {
  const [row] = await db
    .update(agents)
    .set({ activated })
    .where(own(userId, agentId))
    .returning(columns)
  return row
}

export async function setName(
  db: Database,
  userId: string,
  agentId: string,
  name: string,
): Promise<AgentRow | undefined> {
  const [row] = await db.update(agents).set({ name }).where(own(userId, agentId)).returning(columns)
  return row
}

export async function updateAppearance(
  db: Database,
  userId: string,
  { agent_id, ...change }: UpdateChatbotConfig,
): Promise<AgentRow | undefined> {
  const [row] = await db
    .update(agents)
    .set({
      // The database refuses an update without columns; setting the id to itself changes nothing.
      id: agent_id,
      brandName: change.brand_name,
      brandColor: change.brand_color,
      textColor: change.text_color,
      welcomeMessage: change.welcome_message,
      suggestedQuestions: change.suggested_questions,
      panelLanguage: change.panel_language,
      panelTexts: change.panel_texts,
      widgetOptions: change.options,
      leadForm: change.lead_form,
      allowedSites: change.allowed_sites,
    })
    .where(own(userId, agent_id))
    .returning(columns)
  return row
}

export async function updateBehaviour(
  db: Database,
  userId: string,
  { agent_id, ...change }: UpdateAgentSettings,
): Promise<AgentRow | undefined> {
  const [row] = await db
    .update(agents)
    .set({
      id: agent_id,
      instructions: change.instructions,
      spokenName: change.spoken_name,
      callGreeting: change.call_greeting,
      callVoice: change.call_voice,
      language: change.language,
      allowHandover: change.allow_handover,
      handoverMessage: change.handover_message,
      announcesRecording: change.announce_recording,
    })
    .where(own(userId, agent_id))
    .returning(columns)
  return row
}

/**
 * Removes an agent; knowledge, conversations and open questions are deleted with it by foreign keys, and customers who talked to no other
 * agent by hand.
 * @returns the ids of the deleted conversations, or undefined when the account has no such agent.
 */
export const removeAgent = (
  db: Database,
  userId: string,
  agentId: string,
): Promise<string[] | undefined> =>
  db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ id: agents.id })
      .from(agents)
      .where(own(userId, agentId))
      .for('update')
    if (!locked) return undefined
    const ended = await tx
      .select({ id: conversations.id, customerId: conversations.customerId })
      .from(conversations)
      .where(eq(conversations.agentId, agentId))
    await tx.delete(agents).where(eq(agents.id, agentId))
    await removeCustomersWithoutConversation(
      tx,
      ended.map((row) => row.customerId),
    )
    return ended.map((row) => row.id)
  })

const removeCustomersWithoutConversation = (db: Database, ids: string[]) =>
  db.delete(customers).where(
    and(
      // One array parameter, because a statement may have only 65,535 parameters.
      sql`${customers.id} = any(${sql.param(ids)}::uuid[])`,
      notExists(
        db
          .select({ one: sql`1` })
          .from(conversations)
          .where(eq(conversations.customerId, customers.id)),
      ),
    ),
  )

const own = (userId: string, agentId: string) =>
  and(eq(agents.id, agentId), eq(agents.userId, userId))
