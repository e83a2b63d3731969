import type { LeadDetail } from 'shared-types'
import type { DatabaseDriver } from '../../../db/client.ts'
import type { Contact } from './contact.ts'

/**
 * Stores the contact a customer left. Details that are absent keep their old value, and details signed by the website are never
 * overwritten. A changed email address is tried again in all of the customer's mail threads, where the old one may have bounced. A customer
 * who leaves an address becomes a lead; one who is signed in was known before and does not.
 */
export const rememberCustomer = (
  database: DatabaseDriver,
  conversationId: string,
  { name, email }: Contact,
  keepsName: boolean,
) =>
  database.query(
    `with signed as (
       select i.name, i.email from conversations c join identities i on i.customer_id = c.customer_id where c.id = $1
     ), customer as (
       update customers set name = coalesce((select name from signed), case when $4::boolean then name end, $2, name), email = coalesce((select email from signed), $3, email),
         lead_at = case when $3::text is null or exists (select from signed) then lead_at else coalesce(lead_at, date_trunc('milliseconds', now())) end
       where id = (select customer_id from conversations where id = $1)
     )
     -- Another address may take mail where the one before did not, in every conversation of theirs.
     update letter_threads t set bounced_at = null, token = replace(gen_random_uuid()::text, '-', '')
     from conversations c join customers before on before.id = c.customer_id join conversations theirs on theirs.customer_id = before.id
     where c.id = $1 and t.conversation_id = theirs.id and lower($3) <> lower(before.email)
       and (select email from signed) is null`,
    [conversationId, name, email, keepsName],
  )

/** Stores a phone number that a visitor left in the chat, in place of an earlier one. */
export const savePhone = (database: DatabaseDriver, conversationId: string, phone: LeadDetail) =>
  database.query(
    `update customers set lead = coalesce(
         (select jsonb_agg(detail) from jsonb_array_elements(lead) as detail where detail->>'kind' <> 'phone'), '[]'
       ) || $2::jsonb,
       lead_at = coalesce(lead_at, date_trunc('milliseconds', now()))
     where id = (select customer_id from conversations where id = $1)`,
    [conversationId, JSON.stringify([phone])],
  )

/** The country according to the visitor's browser or address; null when unknown. */
export async function findCountry(
  database: DatabaseDriver,
  conversationId: string,
): Promise<string | null> {
  const { rows } = await database.query(
    `select cu.country_code from conversations c join customers cu on cu.id = c.customer_id where c.id = $1`,
    [conversationId],
  )
  return (rows[0] as { country_code: string | null } | undefined)?.country_code ?? null
}
