import { ACCOUNT_ROUTES } from './isolation/account-routes.ts'
import { AGENT_ROUTES } from './isolation/agent-routes.ts'
import { KNOWLEDGE_ROUTES } from './isolation/knowledge-routes.ts'
import { TALK_ROUTES } from './isolation/talk-routes.ts'
import type { Routes } from './isolation/types.ts'

/** For each route that needs a session, the owner's objects that a request refers to. */
export const SIGNED_IN: Routes = {
  ...ACCOUNT_ROUTES,
  ...AGENT_ROUTES,
  ...KNOWLEDGE_ROUTES,
  ...TALK_ROUTES,
}
