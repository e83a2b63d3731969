import { reaches, type Role, ROLE_NAMES, ROLES } from 'shared-types'

/** The roles that a member of a given role may assign to others. */
export const rolesUpTo = (own: Role) =>
  ROLES.filter((role) => reaches(own, role)).map((value) => ({ value, label: ROLE_NAMES[value] }))
