import { reaches, type Role } from 'shared-types'
import { useSession } from '~/api/session.ts'

/** The names of the roles on the screen. */
export const ROLE_NAMES: Record<Role, string> = { agent: 'Agent', admin: 'Admin', owner: 'Owner' }

/** The role within a sentence: 'as an agent'. */
export const asRole = (role: Role): string => `as an ${role}`

/**
 * Whether the signed-in user has at least this role here. The server enforces the same rule; the screen uses this to hide what would be
 * refused.
 */
export function useMay(needed: Role): boolean {
  const { user } = useSession()
  return user !== undefined && reaches(user.role, needed)
}
