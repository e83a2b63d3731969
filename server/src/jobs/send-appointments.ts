import type { Deps } from '../deps.ts'
import type { Stop } from '../lib/loop.ts'
import { startWorkers } from '../lib/workers.ts'
import { claimMessages, type OutboxMessage } from '../modules/appointments/claim-store.ts'
import { sendOne } from '../modules/appointments/send.ts'
import { countTakenOver } from '../telemetry/count-taken-over.ts'

const EVERY_MS = 3_000
/** Several at a time, so that a slow mail server or calendar holds up no other. */
const MAX = 4

/** Mails invitations and reminders, and writes appointments into outside calendars. @returns a function that ends it. */
export const startSendingAppointments = (deps: Deps): Stop =>
  startWorkers<OutboxMessage>({
    claim: async (room) =>
      countTakenOver(deps.metrics, 'appointments', await claimMessages(deps.db, room)),
    work: (outgoing) => sendOne(deps, outgoing),
    most: MAX,
    everyMs: EVERY_MS,
    log: deps.log,
    failed: 'an appointment could not be told of',
  }).stop
