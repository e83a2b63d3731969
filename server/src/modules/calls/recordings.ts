import { Count } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { isId } from '../../lib/ids.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { sentimentOf } from '../listening/feeling.ts'
import type { Fields } from './answer-call.ts'
import { joined } from './joined.ts'
import { addMessage } from './message-store.ts'
import { claimLeftRecording, claimRecording, forgetRecording } from './recording-store.ts'
import { findCall, updateRecording } from './store.ts'

// oxlint-disable-next-line words/no-patterns -- the form of an id of Twilio
const SID = /\bRE[0-9a-f]{32}\b/

/** The carrier's id in the address of a recording; null when there is none. */
export const recordingSidOf = (url: string): string | null => SID.exec(url)?.[0] ?? null

/** The message id of a recording's transcript, derived from the recording's own id, so that it is always the same UUID. */
export const messageIdOf = (sid: string): string =>
  sid.slice(2).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')

/** A length reported by the carrier, in whole seconds; null when there is none. */
export const secondsOf = (field: string | undefined): number | null =>
  field ? (Count(0).safeParse(field).data ?? null) : null

/** Stores a recording that the carrier reports. If the call was deleted meanwhile, the recording is deleted too. */
export async function keepRecording(deps: Deps, callId: string | undefined, fields: Fields) {
  const { RecordingUrl: recordingUrl = '', RecordingDuration: seconds } = fields
  const sid = recordingSidOf(recordingUrl)
  if (!sid) return
  const call = callId && isId(callId) ? await findCall(deps.db, callId) : undefined
  // Recordings of test calls exist only in this process, so no carrier has to delete them.
  if (call?.channel !== 'browser') await claimRecording(deps.db, sid, call?.id ?? null)
  if (!call) return removeLeftRecordings(deps)
  await updateRecording(deps.db, call.id, { recordingUrl, recordingSeconds: secondsOf(seconds) })
  notifyDashboards(deps, 'call', call)
}

/** Adds the transcript of a recording as the caller's last words; a repeated report adds nothing. */
export async function keepTranscription(deps: Deps, callId: string | undefined, fields: Fields) {
  const call = callId && isId(callId) ? await findCall(deps.db, callId) : undefined
  const { TranscriptionText: text, RecordingSid: sid } = fields
  if (!call || !text || !sid) return
  const words = { id: messageIdOf(sid), speaker: 'user' as const, text }
  const added = await addMessage(deps.driver, call.id, words, sentimentOf(text)).catch(
    () => undefined,
  )
  if (!added) return
  // What was left is why they called: notices and lists quote it.
  const callReason = joined(call.callReason, text)
  const lead = call.lead && { ...call.lead, need: joined(call.lead.need, text) }
  await updateRecording(deps.db, call.id, { callReason, lead })
  notifyDashboards(deps, 'call', call)
}

/** Deletes recordings at the carrier whose calls were deleted. Failures are logged and retried after ever longer pauses. Never throws. */
export async function removeLeftRecordings(deps: Deps): Promise<void> {
  const { db, telephony, log } = deps
  if (telephony.kind === 'none') return
  try {
    for (let left = await claimLeftRecording(db); left; left = await claimLeftRecording(db)) {
      const { sid, attempts } = left
      try {
        await telephony.removeRecording(sid)
        await forgetRecording(db, sid)
      } catch (error) {
        const words = 'a recording could not be deleted, trying again later'
        log[attempts === 1 ? 'error' : 'debug']({ err: error, sid }, words)
      }
    }
  } catch (error) {
    log.error({ err: error }, 'left recordings could not be looked for')
  }
}
