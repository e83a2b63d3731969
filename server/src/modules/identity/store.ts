import { type SQL, sql } from 'drizzle-orm'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { newId } from '../../lib/ids.ts'
import type { Person } from './token.ts'

/** The most sessions of one visitor; beyond that, the one that expires first is deleted. */
const MAX_SESSIONS = 20
/** Hours a session lasts after the website last identified the visitor. */
export const SESSION_HOURS = 24

export type OfAgent = { userId: string; agentId: string }

/** Locks a person until the transaction ends, so that two requests cannot create them twice. */
export const lockPerson = (tx: Database, { agentId }: OfAgent, { subject }: Person) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${agentId} ${subject}`}, 0))`)

/**
 * The customer of an identity.
 * @returns nothing for somebody who has not written yet
 */
export async function findCustomer(
  tx: Database,
  { userId, agentId }: OfAgent,
  { subject }: Person,
): Promise<string | undefined> {
  const rows = await rowsOf<{ customer_id: string }>(
    tx,
    sql`
    select customer_id from identities where user_id = ${userId} and agent_id = ${agentId} and subject = ${subject}`,
  )
  return rows[0]?.customer_id
}

/**
 * Creates a customer with only the signed details.
 * @returns their id
 */
export async function insertCustomer(
  tx: Database,
  { userId, agentId }: OfAgent,
  { subject }: Person,
  countryCode: string | null,
): Promise<string> {
  const id = newId()
  await tx.execute(
    sql`insert into customers (id, user_id, country_code) values (${id}, ${userId}, ${countryCode})`,
  )
  await tx.execute(sql`
    insert into identities (user_id, agent_id, subject, customer_id) values (${userId}, ${agentId}, ${subject}, ${id})`)
  return id
}

/**
 * Stores the signed details; those the website no longer signs are removed. A changed email address is tried again in mail
 * threads.
 */
export async function saveSigned(tx: Database, customerId: string, { name, email }: Person) {
  await tx.execute(sql`
    update identities set name = ${name}, email = ${email}, verified_at = now() where customer_id = ${customerId}`)
  await tx.execute(sql`
    with before as (
      select id, email from customers where id = ${customerId}
    ), customer as (
      update customers set name = coalesce(${name}, name), email = coalesce(${email}, email) where id = ${customerId}
        and (name is distinct from coalesce(${name}, name) or email is distinct from coalesce(${email}, email))
    )
    update letter_threads t set bounced_at = null, token = replace(gen_random_uuid()::text, '-', '')
    from before join conversations c on c.customer_id = before.id
    where t.conversation_id = c.id and lower(${email}) is distinct from lower(before.email) and ${email}::text is not null`)
}

/** The customer's newest conversation on the agent's website: by its last message, or by its beginning. */
export async function findNewest(
  tx: Database,
  customerId: string,
  { agentId }: OfAgent,
): Promise<string | undefined> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`
    select id from conversations where customer_id = ${customerId} and agent_id = ${agentId} and channel = 'widget'
    order by coalesce(last_message_at, created_at) desc, id desc limit 1`,
  )
  return rows[0]?.id
}

/** Whether the conversation belongs to the customer. */
export async function isOf(tx: Database, customerId: string, id: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select from conversations where id = ${id} and customer_id = ${customerId}`,
  )
  return rows.length > 0
}

/** Whether the agent's conversation belongs to no identified visitor. */
export async function isNobodys(
  tx: Database,
  { userId, agentId }: OfAgent,
  id: string,
): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`
    select from conversations c where c.id = ${id} and c.user_id = ${userId} and c.agent_id = ${agentId} and c.channel = 'widget'
      and not exists (select from identities i where i.customer_id = c.customer_id) for update`,
  )
  return rows.length > 0
}

/**
 * Makes a conversation the customer's. The mail address for answers changes, and its former customer is deleted if they have no
 * other conversation.
 */
export async function claimConversation(tx: Database, customerId: string, id: string) {
  const rows = await rowsOf<{ before: string }>(
    tx,
    sql`
    update conversations c set customer_id = ${customerId}
    from (select id, customer_id from conversations where id = ${id}) old where c.id = old.id returning old.customer_id as before`,
  )
  const before = rows[0]!.before
  await tx.execute(sql`
    update letter_threads set bounced_at = null, token = replace(gen_random_uuid()::text, '-', '') where conversation_id = ${id}`)
  // Takes over the former customer's place and lead form answers; those are not shown as signed.
  await tx.execute(sql`
    update customers c set country_code = coalesce(c.country_code, old.country_code), city = coalesce(c.city, old.city),
      state = coalesce(c.state, old.state), lead = coalesce(c.lead, old.lead), lead_at = coalesce(c.lead_at, old.lead_at)
    from customers old where c.id = ${customerId} and old.id = ${before}`)
  await tx.execute(sql`
    delete from customers where id = ${before} and not exists (select from conversations where customer_id = ${before})`)
}

/**
 * Renews the device's session if it is this customer's, or begins a new one.
 * @returns its id
 */
export async function openSession(
  tx: Database,
  { userId }: OfAgent,
  {
    customerId,
    secretId,
    sessionId,
  }: { customerId: string; secretId: string; sessionId: string | null },
): Promise<string> {
  const until = sql.raw(`now() + interval '${SESSION_HOURS} hours'`)
  const known = await rowsOf<{ id: string }>(
    tx,
    sql`
    update visitor_sessions set expires_at = ${until}, secret_id = ${secretId}
    where user_id = ${userId} and id = ${sessionId}::uuid and customer_id = ${customerId} and expires_at > now() returning id`,
  )
  if (known[0]) return known[0].id
  const id = newId()
  await tx.execute(sql`
    insert into visitor_sessions (user_id, id, customer_id, secret_id, expires_at)
    values (${userId}, ${id}, ${customerId}, ${secretId}, ${until})`)
  await tx.execute(sql`
    delete from visitor_sessions where customer_id = ${customerId} and id <> ${id} and (expires_at <= now() or id not in (
      select id from visitor_sessions where customer_id = ${customerId} order by expires_at desc, id desc limit ${MAX_SESSIONS}
    ))`)
  return id
}

const MAY = `
select (i.customer_id is null) = ($2::uuid is null) and ($2::uuid is null or s.id is not null) as may
from conversations c left join identities i on i.customer_id = c.customer_id
left join visitor_sessions s on s.user_id = c.user_id and s.id = $2::uuid and s.customer_id = c.customer_id and s.expires_at > now()
where c.id = $1`

/**
 * Whether a session gives access to a conversation; without a session, whether the conversation belongs to nobody. Prepared, because it is
 * checked at every request of a visitor.
 */
export async function mayEnter(
  database: DatabaseDriver,
  conversationId: string,
  sessionId: string | null,
): Promise<boolean> {
  const { rows } = await database.query(MAY, [conversationId, sessionId])
  return Boolean(rows[0]?.['may'])
}

export const endSession = (database: DatabaseDriver, conversationId: string, id: string) =>
  database.query(
    'delete from visitor_sessions s using conversations c where c.id = $1 and s.user_id = c.user_id and s.id = $2',
    [conversationId, id],
  )

async function rowsOf<Row = object>(tx: Database, statement: SQL): Promise<Row[]> {
  const answer = await tx.execute(statement)
  return (answer as unknown as { rows: Row[] }).rows
}
