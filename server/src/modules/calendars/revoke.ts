import type { Deps } from '../../deps.ts'
import { CalendarDown } from '../../ports/calendars/types.ts'
import { openAccess } from './access.ts'
import { claimReleased, isSharedAtVendor, postponeRelease, removeReleased } from './store.ts'

const AGAIN_MS = 60_000
/** A vendor that does not answer for so long is not asked any more: its account is not kept for it. */
const MOST_ATTEMPTS = 60

/** Gives back the permissions of calendars nobody has connected any more. */
export async function revokeReleased(deps: Deps): Promise<void> {
  for (const row of await claimReleased(deps.db)) {
    const isDone = (await revoke(deps, row)) || row.attempts >= MOST_ATTEMPTS
    await (isDone ? removeReleased(deps.db, row.id) : postponeRelease(deps.db, row.id, AGAIN_MS))
  }
}

type Released = Awaited<ReturnType<typeof claimReleased>>[number]

async function revoke(deps: Deps, row: Released): Promise<boolean> {
  const access = openAccess(deps, row.sealed)
  // Google takes back all that an account gave us, not the one token.
  if (!access || (await isSharedAtVendor(deps.db, row))) return true
  try {
    await deps.calendars.revoke(access)
    return true
  } catch (error) {
    deps.log.info({ err: error, connection: row.id }, 'a calendar could not be disconnected yet')
    return !(error instanceof CalendarDown)
  }
}
