import { writtenNumberIn } from '../listening/entities/contact.ts'
import type { BookedRow } from './booked-store.ts'
import { findVisitorIn } from './talk-store.ts'
import type { Attendee, Scene } from './talk-types.ts'

/**
 * Who comes, and how to reach them, by all that was written in the conversation.
 * @param said what the last message says of it; a name given before stays
 */
export async function visitorFrom(
  { deps, schedule, message }: Pick<Scene, 'deps' | 'schedule' | 'message'>,
  held: Pick<BookedRow, 'name'>,
  said: Attendee,
): Promise<Attendee & { phone: string | null }> {
  if (!said.email) return { ...said, phone: null }
  const known = await findVisitorIn(deps.db, message)
  const left = known?.lead?.find(({ kind }) => kind === 'phone')?.value ?? null
  const phone = schedule.askPhone === 'no' ? null : (writtenNumberIn(message.text) ?? left)
  return { name: held.name || (said.name ?? known?.name ?? null), email: said.email, phone }
}
