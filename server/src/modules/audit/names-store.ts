import type { DatabaseDriver } from '../../db/client.ts'
import { customerName } from '../../lib/customer-name.ts'
import { isId } from '../../lib/ids.ts'

type Named = { id: string; name: string; customer_id: string | null }

/** Customers have no name in some conversations: see `customerName`. */
const SUBJECTS = `
select id, name, null::uuid as customer_id from agents where user_id = $1 and id = any($2::uuid[])
union all
select co.id, cu.name, cu.id from conversations co join customers cu on cu.id = co.customer_id
  where co.user_id = $1 and co.id = any($2::uuid[])
union all
select ca.id, coalesce(con.name, ca.caller_name, ca.from_number), null from calls ca
  left join contacts con on con.user_id = ca.user_id and con.phone = ca.from_number
  where ca.user_id = $1 and ca.id = any($2::uuid[])
union all
select id, name, null from contacts where user_id = $1 and id = any($2::uuid[])
union all
select bo.id, bo.name, null from booked_appointments bo
  join schedules sc on sc.id = bo.schedule_id join agents ag on ag.id = sc.agent_id
  where ag.user_id = $1 and bo.id = any($2::uuid[])
union all
select id, title, null from knowledge_items where user_id = $1 and id = any($2::uuid[])`

const PEOPLE = `
select email, full_name as name from users where id = $1 and handed_over_at is null
union all
select us.email, us.full_name from members me join users us on us.id = me.member_id
  where me.user_id = $1`

/**
 * The present names of what entries are about: agents, conversations, calls, contacts, appointments and data sources of the
 * account.
 * @returns by id; without those that do not exist, or no longer.
 */
export async function findSubjectNames(
  driver: DatabaseDriver,
  userId: string,
  subjectIds: string[],
): Promise<Map<string, string>> {
  const { rows } = await driver.query(SUBJECTS, [userId, subjectIds.filter(isId)])
  return new Map(
    // The cast is safe: these are the columns of the statement.
    (rows as Named[]).map(({ id, name, customer_id: customer }) => [
      id,
      customer ? customerName(name, customer) : name,
    ]),
  )
}

/** The names of the people in the account, by email. */
export async function findActorNames(
  driver: DatabaseDriver,
  userId: string,
): Promise<Map<string, string>> {
  const { rows } = await driver.query(PEOPLE, [userId])
  // The cast is safe: these are the columns of the statement.
  return new Map(
    (rows as { email: string; name: string }[]).map(({ email, name }) => [email, name]),
  )
}

/** From one person to the next in the index: reading all entries of a long log would take much longer. */
const ACTORS = `
with recursive found(actor) as (
  select min(actor) from audit_entries where user_id = $1
  union all
  select (select min(actor) from audit_entries where user_id = $1 and actor > found.actor)
  from found where found.actor is not null
)
select actor from found where actor is not null`

/** Emails of everybody in the log, in the order of the alphabet. */
export async function listActors(driver: DatabaseDriver, userId: string): Promise<string[]> {
  const { rows } = await driver.query(ACTORS, [userId])
  return rows.map((row) => row['actor'] as string)
}
