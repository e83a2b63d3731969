import type { Deps } from '../../deps.ts'
import { cancel } from './book.ts'
import { byId, findBooked } from './booked-store.ts'
import { blankOfPerson, listOfPerson, type Person, removeEnded } from './person-store.ts'

/** Everything stored about somebody's appointments. */
export async function exportBooked({ db }: Deps, userId: string, person: Person) {
  const rows = await listOfPerson(db, userId, person)
  return rows
    .filter(({ state }) => state !== 'held')
    .map((row) => ({
      starts_at: row.startsAt,
      ends_at: row.endsAt,
      time_zone: row.timeZone,
      state: row.state,
      name: row.name,
      email: row.email,
      phone: row.phone,
      note: row.note,
      booked_at: row.confirmedAt,
    }))
}

/** Cancels a person's future appointments without telling them, and erases who they were. */
export async function eraseBooked(deps: Deps, userId: string, person: Person): Promise<void> {
  const rows = await listOfPerson(deps.db, userId, person)
  for (const { id, state, endsAt } of rows) {
    const booked =
      state === 'confirmed' && endsAt > deps.now() && (await findBooked(deps.db, byId(id)))
    if (booked) await cancel(deps, booked, 'erasure')
  }
  await blankOfPerson(
    deps.db,
    userId,
    rows.map(({ id }) => id),
  )
}

/** Past appointments are kept as long as conversations are. */
export const forgetEnded = ({ db }: Deps, userId: string, before: Date): Promise<void> =>
  removeEnded(db, userId, before)
