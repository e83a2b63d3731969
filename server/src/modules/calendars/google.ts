import type { Deps } from '../../deps.ts'
import { AppError, refused } from '../../errors.ts'
import { newToken } from '../../lib/secret-token.ts'
import { ConsentRefused } from '../../ports/calendars/errors.ts'
import { CalendarDown, CalendarGone } from '../../ports/calendars/types.ts'
import type { Actor } from '../audit/record.ts'
import { bookableAgent, keepAccess } from './connect.ts'
import { openState, sealState } from './google-state.ts'

/** How the connection ended, for the page that the browser returns to. */
export type GoogleOutcome = 'connected' | 'denied' | 'scopes' | 'failed'

type Begun = { session: { id: string; account: { id: string } }; agentId: string }

export const callbackUrl = ({ config }: Pick<Deps, 'config'>): string =>
  `${config.appUrl}/api/calendars/google/callback`

/** @returns the address to redirect the browser to @throws 404, 409 `google_missing`, `no_integrations` */
export async function beginGoogle(deps: Deps, { session, agentId }: Begun): Promise<string> {
  const accountId = session.account.id
  await bookableAgent(deps, accountId, agentId)
  const { google } = deps.calendars
  if (google.kind === 'none') {
    throw refused('google_missing', 'This server is not set up for Google Calendar.')
  }
  const codeVerifier = newToken()
  const state = sealState(deps, { agentId, accountId, sessionId: session.id, codeVerifier })
  return google.begin({ redirectUri: callbackUrl(deps), state, codeVerifier })
}

type Back = { session: Begun['session']; actor: Actor; came: URLSearchParams }

/** @returns the agent, and how it ended; undefined when this session did not begin it */
export async function finishGoogle(
  deps: Deps,
  { session, actor, came }: Back,
): Promise<{ agentId: string; outcome: GoogleOutcome } | null> {
  const begun = openState(deps, came.get('state') ?? '', session)
  if (!begun) return null
  const { agentId } = begun
  const code = came.get('code')
  if (!code) return { agentId, outcome: 'denied' }
  try {
    const agent = await bookableAgent(deps, actor.userId, agentId)
    const ask = { redirectUri: callbackUrl(deps), codeVerifier: begun.codeVerifier }
    const access = await deps.calendars.google.finish(code, ask)
    await keepAccess(deps, actor, agent, { access, timeZone: 'UTC' })
    return { agentId, outcome: 'connected' }
  } catch (error) {
    return { agentId, outcome: outcomeOf(deps, error) }
  }
}

function outcomeOf({ log }: Deps, error: unknown): GoogleOutcome {
  if (error instanceof ConsentRefused) return error.reason
  const isKnown =
    error instanceof AppError || error instanceof CalendarGone || error instanceof CalendarDown
  if (!isKnown) throw error
  log.info({ reason: error.message }, 'a Google calendar could not be connected')
  return 'failed'
}
