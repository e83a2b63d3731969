import type { AgentSettings } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { hasVersions, insertVersion } from './store.ts'

/** Who saves, as they are called now, and why. */
export type Saved = { by: string; note: string }

/** Settings that were saved become a version, in the transaction that saves them. The first brings what was there before with it. */
export async function keepVersion(
  tx: Database,
  userId: string,
  { before, after }: { before: AgentSettings; after: AgentSettings },
  { by, note }: Saved,
): Promise<void> {
  if (JSON.stringify(before) === JSON.stringify(after)) return
  const of = { userId, agentId: after.agent_id }
  if (!(await hasVersions(tx, userId, of.agentId))) {
    await insertVersion(tx, { ...of, settings: before, savedBy: '', note: '' })
  }
  await insertVersion(tx, { ...of, settings: after, savedBy: by, note })
}
