import type { CallLog } from 'shared-types'

/** A call as the API lists it, for stories that answer in its place. */
export const CALL: CallLog = {
  id: 'call',
  created_at: '2026-11-21T09:05:00Z',
  from_number: '+13105550123',
  caller_country: 'US',
  caller_state: null,
  zip_code: null,
  read: true,
  agent: { id: 'agent', name: 'Sales', type: 'SALES_ASSISTANT' },
  logEntry: null,
  analysis: null,
  messages: [],
}
