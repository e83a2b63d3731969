import type { Deps } from '../../deps.ts'
import { CalendarDown } from '../../ports/calendars/types.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { openAccess } from './access.ts'
import { claimReleased, isSharedAtVendor, postponeRelease, removeReleased } from './store.ts'

const AGAIN_MS = MINUTE_MS
/** After this many attempts without an answer the vendor is not asked any more, so that the account can be deleted. */
const MAX_ATTEMPTS = 60

/** Revokes the permissions of calendars that are not connected any more. */
export async function revokeReleased(deps: Deps): Promise<void> {
  for (const row of await claimReleased(deps.db)) {
    const isDone = (await revoke(deps, row)) || row.attempts >= MAX_ATTEMPTS
    await (isDone ? removeReleased(deps.db, row.id) : postponeRelease(deps.db, row.id, AGAIN_MS))
  }
}

type Released = Awaited<ReturnType<typeof claimReleased>>[number]

async function revoke(deps: Deps, row: Released): Promise<boolean> {
  const access = openAccess(deps, row.sealed)
  // Google would revoke all permissions of the account, not only this one.
  if (!access || (await isSharedAtVendor(deps.db, row))) return true
  try {
    await deps.calendars.revoke(access)
    return true
  } catch (error) {
    deps.log.info({ err: error, connection: row.id }, 'a calendar could not be disconnected yet')
    return !(error instanceof CalendarDown)
  }
}
