import type { Role } from './team.ts'

/**
 * The names of the roles for people. The lowest is called 'agent' by the API; on the screen, agents are what answers by itself.
 */
export const ROLE_NAMES: Record<Role, string> = {
  agent: 'Responder',
  admin: 'Admin',
  owner: 'Owner',
}

/** The role within a sentence: 'as an admin'. */
export const asRole = (role: Role): string =>
  `as ${role === 'agent' ? 'a' : 'an'} ${ROLE_NAMES[role].toLowerCase()}`
