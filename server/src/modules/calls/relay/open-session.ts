import type { Deps } from '../../../deps.ts'
import { agentProfile } from '../../agents/profile.ts'
import { notifyDashboards } from '../../../ports/bus/notify-dashboards.ts'
import { capReached } from '../../usage/caps.ts'
import { holdSession } from '../node.ts'
import { followsCaller } from '../scripts/follow-caller.ts'
import { salesScript } from '../scripts/sales.ts'
import { screeningScript } from '../scripts/screening.ts'
import { findOwnersPhone } from '../answering-store.ts'
import { admitRelay } from '../store.ts'
import type { RelayFrame } from './frames.ts'
import { wordingIn } from '../../../wording/index.ts'
import { CallSession } from './session.ts'
import type { Surroundings } from './surroundings.ts'
import { Transcript } from './transcript.ts'

/**
 * Restores a call for a new socket.
 * @returns undefined when its ticket is invalid or used already, or the call is over.
 */
export async function openSession(
  deps: Deps,
  setup: Extract<RelayFrame, { type: 'setup' }>,
  socket: Pick<Surroundings, 'send' | 'close'>,
): Promise<CallSession | null> {
  const ticket = setup.customParameters?.['ticket'] ?? ''
  const call = await admitRelay(deps.db, setup.callSid, ticket, setup.sessionId)
  if (!call) return null
  const [transcript, phone, agent, cap] = await Promise.all([
    Transcript.read(deps, call),
    findOwnersPhone(deps.db, call.agentId),
    agentProfile(deps, call.agentId),
    capReached(deps, call),
  ])
  const { type, allowHandover, language } = agent
  const isScreening = type === 'ANTI_THEFT'
  const { call: words, language: spoken } = wordingIn(call.language ?? language)
  const session = new CallSession(deps, transcript, {
    ...socket,
    script: isScreening ? screeningScript : salesScript,
    language: spoken,
    follows: followsCaller(language),
    words,
    hours: agent,
    canConnect: phone !== null && !cap && (isScreening || allowHandover),
  })
  holdSession(deps, session)
  session.start()
  notifyDashboards(deps, 'call', call)
  return session
}
