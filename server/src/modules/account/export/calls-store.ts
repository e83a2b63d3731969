import { bookedAppointments, schedulePeople, schedules } from '../../../db/schema/appointments.ts'
import { appointmentRequests, bookingOffers } from '../../../db/schema/bookings.ts'
import { callMessages, callRecordings, calls } from '../../../db/schema/calls.ts'
import { agentKind } from './agents-store.ts'
import { kind } from './kind.ts'

const callKind = kind('calls', 'Calls, with their analysis and the lead they brought.', {
  table: calls,
  columns: [
    'id',
    'agentId',
    'channel',
    'fromNumber',
    'toNumber',
    'forwardedFrom',
    'networkName',
    'callerCountry',
    'callerState',
    'callerZip',
    'stirVerstat',
    'status',
    'readAt',
    'decision',
    'signals',
    'callerName',
    'callReason',
    'referral',
    'lead',
    'analysis',
    'sentimentScore',
    'sentiment',
    'language',
    'dialledAt',
    'dialledNumber',
    'pickedUpAt',
    'acceptedAt',
    'recordingSeconds',
    'startedAt',
    'endedAt',
    'durationSeconds',
  ],
})

const ofCall = { by: 'callId', parent: callKind } as const

export const recordings = kind('recordings', 'Messages callers left, with where each is in here.', {
  table: callRecordings,
  columns: ['callId', 'sid', 'createdAt'],
  ...ofCall,
  order: ['sid'],
  computed: { path: `'recordings/' || t.call_id || '-' || right(t.sid, 8) || '.wav'` },
})

export const appointments = kind('appointments', 'Appointments with your people.', {
  table: bookedAppointments,
  columns: [
    'id',
    'scheduleId',
    'personId',
    'state',
    'startsAt',
    'endsAt',
    'name',
    'email',
    'phone',
    'timeZone',
    'language',
    'conversationId',
    'callId',
    'pageAgentId',
    'confirmedAt',
    'note',
    'cancelledAt',
    'cancelledBy',
    'createdAt',
  ],
  order: ['startsAt', 'id'],
  computed: { person: '(select p.name from schedule_people p where p.id = t.person_id)' },
  // A held one is a choice somebody is still making.
  where: `t.state <> 'held'`,
})

/** Calls, and the appointments that came of them and of conversations. */
export const CALL_KINDS = [
  callKind,
  kind('call-messages', 'What was said in these calls.', {
    table: callMessages,
    columns: [
      'id',
      'callId',
      'seq',
      'entityType',
      'content',
      'said',
      'cut',
      'spokenAt',
      'sources',
      'createdAt',
    ],
    ...ofCall,
    order: ['seq'],
    computed: { why: 't.why::json' },
  }),
  recordings,
  kind('schedules', 'When appointments may be booked.', {
    table: schedules,
    columns: [
      'id',
      'agentId',
      'isOn',
      'title',
      'hours',
      'lengthMinutes',
      'beforeMinutes',
      'afterMinutes',
      'noticeMinutes',
      'aheadDays',
      'askPhone',
      'remindMinutes',
      'createdAt',
    ],
  }),
  kind('schedule-people', 'Who takes these appointments.', {
    table: schedulePeople,
    columns: ['id', 'scheduleId', 'name', 'email', 'position', 'leftAt'],
  }),
  appointments,
  kind('requested-times', 'Times that customers asked for.', {
    table: appointmentRequests,
    columns: [
      'id',
      'conversationId',
      'callId',
      'words',
      'startsAt',
      'allDay',
      'timeZone',
      'zoneOf',
      'createdAt',
      'settledAt',
    ],
    order: ['createdAt', 'id'],
  }),
  kind('booking-links', 'Links to a booking page that customers were given.', {
    table: bookingOffers,
    columns: [
      'id',
      'agentId',
      'channel',
      'callId',
      'clicks',
      'createdAt',
      'textFrom',
      'textTo',
      'textBody',
      'textState',
      'textFailure',
    ],
    by: 'agentId',
    parent: agentKind,
  }),
]
