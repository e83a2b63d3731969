import { reaches, type Role, ROLES } from 'shared-types'
import { ROLE_NAMES } from '~/product/roles.ts'

/** The roles that a member of a given role may assign to others. */
export const rolesUpTo = (own: Role) =>
  ROLES.filter((role) => reaches(own, role)).map((value) => ({ value, label: ROLE_NAMES[value] }))
