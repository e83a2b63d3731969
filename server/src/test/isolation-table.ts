import { ACCOUNT_ROUTES } from './isolation/account-routes.ts'
import { AGENT_ROUTES } from './isolation/agent-routes.ts'
import { KNOWLEDGE_ROUTES } from './isolation/knowledge-routes.ts'
import { TALK_ROUTES } from './isolation/talk-routes.ts'
import type { Routes } from './isolation/types.ts'

/** Needs a session: what of the owner's each route takes. */
export const SIGNED_IN: Routes = {
  ...ACCOUNT_ROUTES,
  ...AGENT_ROUTES,
  ...KNOWLEDGE_ROUTES,
  ...TALK_ROUTES,
}
