import { CALL_KINDS } from './calls-store.ts'
import { CONVERSATION_KINDS } from './conversations-store.ts'
import { ACCOUNT_KINDS } from './account-store.ts'
import { AGENT_KINDS } from './agents-store.ts'
import type { Kind } from './kind.ts'
import { KNOWLEDGE_KINDS } from './knowledge-store.ts'

/** Everything an account has, in the order of the archive. */
export const KINDS: readonly Kind[] = [
  ...ACCOUNT_KINDS,
  ...AGENT_KINDS,
  ...KNOWLEDGE_KINDS,
  ...CONVERSATION_KINDS,
  ...CALL_KINDS,
]
