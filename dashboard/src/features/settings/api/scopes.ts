import type { ApiScope } from 'shared-types'

/** What each scope allows, in the order shown. */
const SCOPE_NAMES: Record<ApiScope, string> = {
  'conversations:read': 'Read conversations and their messages',
  'conversations:write': 'Answer, take control and resolve conversations',
  'customers:read': 'Read customers',
  'leads:read': 'Read leads',
  'calls:read': 'Read calls and their transcripts',
  'appointments:read': 'Read requested appointments',
  'appointments:write': 'Mark appointments as seen to',
  'agents:read': 'Read agents',
  'knowledge:read': 'Read what agents know',
  'knowledge:write': 'Teach agents answers',
  'tests:read': 'Read tests and their results',
  'tests:run': 'Run tests',
  'webhooks:read': 'Read where events are sent',
  'webhooks:write': 'Have events sent to other programs',
}

/** For an assistant, the write scope means leaving a draft: only people send messages to customers. */
export const assistantScopeName = (scope: string): string =>
  scope === 'conversations:write' ? 'Leave draft replies, which people send' : scopeName(scope)

/** A scope that a newer release added has no description here, so its technical name is shown. */
export const scopeName = (scope: string): string =>
  Object.hasOwn(SCOPE_NAMES, scope) ? SCOPE_NAMES[scope as ApiScope] : scope
