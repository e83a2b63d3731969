import { reaches, type Role } from 'shared-types'
import { useSession } from '~/api/session.ts'

/**
 * Whether the signed-in user has at least this role here. The server enforces the same rule; the screen uses this to hide what would be
 * refused.
 */
export function useMay(needed: Role): boolean {
  const { user } = useSession()
  return user !== undefined && reaches(user.role, needed)
}
