import { reaches, type Role } from 'shared-types'
import { useSession } from '~/api/session.ts'

/** What the screen calls them. */
export const ROLE_NAMES: Record<Role, string> = { agent: 'Agent', admin: 'Admin', owner: 'Owner' }

/** In a sentence: 'as an agent'. */
export const asRole = (role: Role): string => `as an ${role}`

/** Whether who is signed in has at least this role here. The server refuses by the same rule; this is so that nobody is led on. */
export function useMay(needed: Role): boolean {
  const { user } = useSession()
  return user !== undefined && reaches(user.role, needed)
}
