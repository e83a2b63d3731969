import type { ApiScope } from 'shared-types'

/** What each scope allows, in the words of whoever owns the business, in the order shown. */
const SCOPE_NAMES: Record<ApiScope, string> = {
  'conversations:read': 'See conversations and their messages',
  'conversations:write': 'Reply to visitors, take over conversations and close them',
  'customers:read': 'See your customers',
  'leads:read': 'See who left their contact details',
  'calls:read': 'See calls and what was said in them',
  'appointments:read': 'See who asked for an appointment, and what is booked',
  'appointments:write': 'Mark requests for appointments as dealt with',
  'agents:read': 'See your agents',
  'agents:write': 'Create, change and delete your agents',
  'knowledge:read': 'See what your agents know',
  'knowledge:write': 'Teach your agents answers',
  'sources:write': 'Add and delete websites, documents and texts that your agents answer from',
  'tests:read': 'See how your agents did in their tests',
  'tests:run': 'Test your agents',
  'webhooks:read': 'See which other programs are told what happens here',
  'webhooks:write': 'Tell other programs what happens here',
}

/** For an assistant, the write scope means leaving a draft: only people send messages to customers. */
export const assistantScopeName = (scope: string): string =>
  scope === 'conversations:write'
    ? 'Write drafts of replies, which people check and send'
    : scopeName(scope)

/** A scope that a newer release added has no description here, so its technical name is shown. */
export const scopeName = (scope: string): string =>
  Object.hasOwn(SCOPE_NAMES, scope) ? SCOPE_NAMES[scope as ApiScope] : scope
