import { correctedName } from '../listening/entities/corrected-name.ts'
import type { BookedRow } from './booked-store.ts'
import type { Caller, TalkMessage } from './talk-types.ts'
import { attendeeFrom, nameAlone } from './talk-words.ts'

/** Who comes, and how to reach them. A caller whose name is known is asked whether to book, so a yes or another name is needed. */
export function callerFrom(
  { number }: Caller,
  message: Pick<TalkMessage, 'text' | 'heard'>,
  held: Pick<BookedRow, 'name'>,
): { name: string | null; email: string | null; phone: string | null } {
  const { heard } = message
  const { contact } = heard
  const email = contact?.includes('@') ? contact : null
  const isKnown = number.startsWith('+')
  const phone = (contact && !email ? contact : null) ?? (isKnown ? number : null)
  // An email address spelled aloud sounds like a name.
  const isAgreed = contact !== null || (heard.saysYes && !heard.name)
  const known = held.name && isAgreed ? held.name : null
  const name =
    known ??
    (held.name ? correctedName(heard, held.name, true) : null) ??
    nameAlone(message.text, heard.smallTalk) ??
    heard.name ??
    (held.name ? null : attendeeFrom(message).name)
  return name ? { name, email, phone } : { name: null, email: null, phone: null }
}
