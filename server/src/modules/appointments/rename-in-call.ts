import type { Deps } from '../../deps.ts'
import { aloudIn } from '../../wording/aloud.ts'
import { correctedName } from '../listening/entities/corrected-name.ts'
import { rename } from './book.ts'
import type { Booked } from './booked-store.ts'
import type { CallTalk, Changed } from './change-reply.ts'

/**
 * Corrects the name that a caller booked under in this call.
 * @param all their appointments
 * @param isJustSaid whether they have just heard of their appointment, so that a name is likely theirs
 * @returns null when they correct nothing
 */
export async function renameInCall(
  deps: Deps,
  talk: CallTalk,
  all: Booked[],
  isJustSaid: boolean,
): Promise<Changed | null> {
  const own = all.filter(({ callId }) => callId === talk.callId)
  const last = own.at(-1)
  const name = last && correctedName(talk.heard, last.name, isJustSaid)
  if (!last || !name) return null
  const wrong = own.filter((booked) => booked.name === last.name && booked.name !== name)
  for (const booked of wrong) await rename(deps, booked, name)
  const text = aloudIn(talk.language).renamed({ name })
  return { text, asked: { id: last.id, wants: 'name' }, name }
}
