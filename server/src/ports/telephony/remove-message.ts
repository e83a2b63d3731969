import type { Twilio } from 'twilio'
import { NOT_FOUND, unless } from './twilio-errors.ts'

/** Deletes a message at Twilio, which also deletes its media; one that is already deleted is no error. */
export async function removeMessage(twilio: Twilio, sid: string): Promise<void> {
  await twilio.messages(sid).remove().catch(unless(NOT_FOUND))
}
