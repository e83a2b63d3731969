import { ADMIN_PERMISSIONS } from './permissions/admin.ts'
import { AGENT_PERMISSIONS } from './permissions/agent.ts'
import { OWNER_PERMISSIONS } from './permissions/owner.ts'
import type { Permission } from './permissions/permission.ts'

/** Every call that needs a session, once: the server enforces this table, and the dashboard shows it. */
export const PERMISSIONS: Permission[] = [
  ...AGENT_PERMISSIONS,
  ...ADMIN_PERMISSIONS,
  ...OWNER_PERMISSIONS,
]
