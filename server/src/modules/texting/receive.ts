import { MESSAGE_MAX } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { insertReceived } from './received-store.ts'

const SID = /^(?:SM|MM)[0-9a-f]{32}$/
const OPT_OUTS = new Set(['STOP', 'START', 'HELP'])
/** Longer than any number; what comes from a name instead of one is an advertisement. */
const NUMBER = /^\+?\d{3,16}$/

/** Keeps a text before anything is done about it; one that is known already is dropped. Nothing but a text is kept. */
export async function receiveText(deps: Deps, fields: Record<string, string>): Promise<void> {
  const { MessageSid: sid = '', From: theirs = '', To: ours = '', Body: text = '' } = fields
  if (!SID.test(sid) || !NUMBER.test(theirs) || !NUMBER.test(ours)) return
  const { NumMedia = '', OptOutType = '', FromCountry = '' } = fields
  await insertReceived(deps.db, {
    sid,
    ours,
    theirs,
    text: text.trim().slice(0, MESSAGE_MAX).toWellFormed(),
    files: /^\d{1,2}$/.test(NumMedia) ? Number(NumMedia) : 0,
    optOut: OPT_OUTS.has(OptOutType) ? OptOutType : null,
    countryCode: /^[A-Z]{2}$/.test(FromCountry) ? FromCountry : null,
  })
  deps.bus.publish('texts', {})
}
