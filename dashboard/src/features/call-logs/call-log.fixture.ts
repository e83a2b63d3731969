import type { CallLog } from 'shared-types'

/** A call log for tests. */
export const aCallLog = (change: Partial<CallLog> = {}): CallLog => ({
  id: 'log',
  created_at: '2026-11-21T12:00:00Z',
  from_number: '+14155550123',
  caller_country: 'US',
  caller_state: 'CA',
  zip_code: '94107',
  read: false,
  agent: { id: 'agent', name: 'Guard', type: 'ANTI_THEFT' },
  logEntry: { callerName: 'Ann Smith', callReason: 'A parcel', referral: 'The shop' },
  analysis: null,
  messages: [],
  ...change,
})
