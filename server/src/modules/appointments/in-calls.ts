import type { BookedInCall } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { type Booked, listBookedInCalls } from './booked-store.ts'

/** The appointments that were booked in these calls, by call. */
export async function bookedInCalls(db: Deps['db'], callIds: string[]) {
  const booked = await listBookedInCalls(db, callIds)
  return (id: string): BookedInCall[] =>
    booked.filter(({ callId }) => callId === id).map(toBookedInCall)
}

const toBookedInCall = ({ id, state, startsAt, person, name }: Booked): BookedInCall => ({
  id,
  state: state === 'cancelled' ? 'cancelled' : 'confirmed',
  starts_at: startsAt.toISOString(),
  person: person.name,
  name,
})
