import { decideAnnounced } from '../../screening/index.ts'
import { writtenIn } from '../../../wording/index.ts'
import type { SalesState } from './lead.ts'
import type { Part, Scene } from './types.ts'

/**
 * Ends a call of a machine that screening would end, without a lead, and only takes note of what another one announces.
 * @returns whether a machine was speaking
 */
export async function* hearAnnouncement(
  scene: Scene,
  script: SalesState,
  utterance: string,
): AsyncGenerator<Part, boolean> {
  const { call, history, language, words } = scene
  const known = { from: call.fromNumber, language }
  const said = history.filter(({ role }) => role === 'customer').map(({ text }) => text)
  if (decideAnnounced([...said, utterance], known) === 'end') {
    const change = { script, lead: null, callerName: null, callReason: null }
    yield { type: 'remember', change }
    yield { type: 'say', text: words.goodbye({ name: null }) }
    yield { type: 'next', next: 'end' }
    return true
  }
  // By its own words only, because a person may speak after a machine.
  if (decideAnnounced([utterance], known) !== 'take_message') return false
  yield { type: 'say', text: writtenIn(language).chat.told }
  return true
}
