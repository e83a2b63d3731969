import type { DatabaseDriver } from '../../../db/client.ts'
import type { SpeakerState } from '../control/control.ts'

type Known = { conversationId: string; revision: number; speaker: SpeakerState | null }

const BEHIND = `
select known.n::int - 1 as index
from unnest($1::uuid[], $2::int[], $3::int[], $4::boolean[]) with ordinality as known (id, revision, epoch, requested, n)
left join conversations c on c.id = known.id
where c.id is null or c.revision > known.revision or c.epoch <> known.epoch or (c.handover_requested_at is not null) <> known.requested`

/**
 * Finds observers that missed something.
 * @returns indexes into `known` whose conversation has changed since, or is gone.
 */
export async function findBehind(database: DatabaseDriver, known: Known[]): Promise<number[]> {
  const { rows } = await database.query(BEHIND, [
    known.map(({ conversationId }) => conversationId),
    known.map(({ revision }) => revision),
    known.map(({ speaker }) => speaker?.epoch ?? 0),
    known.map(({ speaker }) => speaker?.handoverRequested ?? false),
  ])
  return rows.map((row) => row['index'] as number)
}
