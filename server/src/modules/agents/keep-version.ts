import type { AgentSettings } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { hasVersions, insertVersion } from './version-store.ts'

/** The name of the person who saves, and the reason. */
export type Saved = { by: string; note: string }

/** Stores saved settings as a version, in the transaction that saves them. The first time, the previous settings become a version too. */
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
