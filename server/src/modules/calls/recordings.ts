import type { Deps } from '../../deps.ts'
import { isId } from '../../lib/ids.ts'
import { sentimentOf } from '../listening/feeling.ts'
import type { Fields } from './answer-call.ts'
import { addMessage } from './message-store.ts'
import { claimLeftRecording, claimRecording, forgetRecording } from './recording-store.ts'
import { secondsOf } from './seconds.ts'
import { findCall, updateRecording } from './store.ts'
import { tellOwner } from './tell.ts'

const SID = /\bRE[0-9a-f]{32}\b/

/** The carrier's identifier in the address of a recording. */
export const recordingSidOf = (url: string): string | null => SID.exec(url)?.[0] ?? null

/** The id of the words of a recording, the same for the same one: 32 hexadecimal digits make a UUID. */
export const messageIdOf = (sid: string): string =>
  sid.slice(2).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')

/** The carrier recorded a message. Where the log was deleted meanwhile, so is the recording. */
export async function keepRecording(deps: Deps, callId: string | undefined, fields: Fields) {
  const { RecordingUrl: recordingUrl = '', RecordingDuration: seconds } = fields
  const sid = recordingSidOf(recordingUrl)
  if (!sid) return
  const call = callId && isId(callId) ? await findCall(deps.db, callId) : undefined
  // What a line of this process "recorded" is in no carrier's hands.
  if (call?.channel !== 'browser') await claimRecording(deps.db, sid, call?.id ?? null)
  if (!call) return removeLeftRecordings(deps)
  await updateRecording(deps.db, call.id, { recordingUrl, recordingSeconds: secondsOf(seconds) })
  tellOwner(deps, call)
}

/** What was said after the tone becomes the caller's last words; a repeated report adds nothing. */
export async function keepTranscription(deps: Deps, callId: string | undefined, fields: Fields) {
  const call = callId && isId(callId) ? await findCall(deps.db, callId) : undefined
  const { TranscriptionText: text, RecordingSid: sid } = fields
  if (!call || !text || !sid) return
  const words = { id: messageIdOf(sid), speaker: 'user' as const, text }
  const added = await addMessage(deps.driver, call.id, words, sentimentOf(text)).catch(
    () => undefined,
  )
  if (added) tellOwner(deps, call)
}

/** Deletes at the carrier what no log holds any more. What fails is told once and tried again, later and later; never throws. */
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
