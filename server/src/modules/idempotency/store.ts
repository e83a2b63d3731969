import type { DatabaseDriver } from '../../db/client.ts'

export type Answer = { status: number; body: string }
/** A request with an idempotency key: its sender and a hash of its content. */
export type Claim = { userId: string; apiKeyId: string; key: string; fingerprint: string }
export type Known = { fingerprint: string; answer: Answer | null }

/** A node that has not finished within this time is considered dead. */
const LEASE = "interval '1 minute'"
const KEPT = "interval '1 day'"

const CLAIM = `
insert into idempotent_requests as known (user_id, api_key_id, key, fingerprint, leased_until)
values ($1, $2, $3, $4, now() + ${LEASE})
on conflict (api_key_id, key) do update
set fingerprint = excluded.fingerprint, status = null, body = null, created_at = now(), leased_until = excluded.leased_until
where known.created_at < now() - ${KEPT}
  or (known.status is null and known.leased_until < now() and known.fingerprint = excluded.fingerprint)
returning key`

/** @returns undefined when the caller should handle the request; otherwise what is known of an earlier one with the same key. */
export async function claimRequest(
  database: DatabaseDriver,
  { userId, apiKeyId, key, fingerprint }: Claim,
): Promise<Known | undefined> {
  const claimed = await database.query(CLAIM, [userId, apiKeyId, key, fingerprint])
  if (claimed.rows.length > 0) return undefined
  const { rows } = await database.query(
    'select fingerprint, status, body from idempotent_requests where api_key_id = $1 and key = $2',
    [apiKeyId, key],
  )
  const row = rows[0] as { fingerprint: string; status: number | null; body: string } | undefined
  // The earlier one was released in between: the caller may try again.
  if (!row) return { fingerprint, answer: null }
  const { status, body } = row
  return {
    fingerprint: row.fingerprint,
    answer: status === null ? null : { status, body },
  }
}

export const keepAnswer = (
  database: DatabaseDriver,
  { apiKeyId, key }: Pick<Claim, 'apiKeyId' | 'key'>,
  { status, body }: Answer,
) =>
  database.query(
    `update idempotent_requests set status = $3, body = $4, leased_until = null where api_key_id = $1 and key = $2`,
    [apiKeyId, key, status, body],
  )

/** Releases a request that changed nothing, so that it may be repeated at once. */
export const releaseRequest = (
  database: DatabaseDriver,
  { apiKeyId, key }: Pick<Claim, 'apiKeyId' | 'key'>,
) =>
  database.query(
    'delete from idempotent_requests where api_key_id = $1 and key = $2 and status is null',
    [apiKeyId, key],
  )

/** Deletes a limited number at a time, because requests write to the table too. */
export const forgetOldRequests = (database: DatabaseDriver) =>
  database.query(
    `delete from idempotent_requests where (api_key_id, key) in (
       select api_key_id, key from idempotent_requests where created_at < now() - ${KEPT} limit 10000
     )`,
  )
