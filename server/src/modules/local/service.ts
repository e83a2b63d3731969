import type { LocalMessage } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { listMessages, readersOf } from './store.ts'

/** The on-screen inbox. @throws 404 where a real carrier delivers. */
export async function readMessages(deps: Deps, userId: string): Promise<LocalMessage[]> {
  if (deps.telephony.kind !== 'local') throw notFound('Local inbox')
  return listMessages(deps.db, userId)
}

/** Tells the open dashboards whose inbox it is in. */
export async function tellMessage(
  deps: Pick<Deps, 'db' | 'bus'>,
  message: { from: string; to: string },
): Promise<void> {
  const event = { id: message.to, agent_id: '' }
  for (const userId of await readersOf(deps.db, message)) {
    deps.bus.publish('dashboard', { userId, name: 'local_message', event })
  }
}
