import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { seal, unseal } from '../../lib/sealed.ts'
import { MINUTE_MS } from '../../lib/time.ts'

const PURPOSE = 'google calendar state'
/** How long somebody may take at Google, in ms. */
const VALID_MS = 10 * MINUTE_MS

const State = z.object({
  agentId: z.string(),
  accountId: z.string(),
  /** The session that began it, so that nobody else can finish it. */
  sessionId: z.string(),
  codeVerifier: z.string(),
  /** In ms since 1970. */
  until: z.number(),
})

export type GoogleState = Omit<z.infer<typeof State>, 'until'>

/** The state that Google returns unchanged: encrypted, because it contains the proof that we began the sign-in. */
export const sealState = ({ config, now }: Deps, state: GoogleState): string =>
  seal(config.secret, PURPOSE, JSON.stringify({ ...state, until: now().getTime() + VALID_MS }))

/** @returns null when it is not ours, has expired, or is of another session or account */
export function openState(
  { config, now }: Deps,
  sealed: string,
  session: { id: string; account: { id: string } },
): GoogleState | null {
  const text = unseal(config.secrets, PURPOSE, sealed)
  if (text === null) return null
  const { until, ...state } = State.parse(JSON.parse(text))
  const isTheirs = state.sessionId === session.id && state.accountId === session.account.id
  return isTheirs && until > now().getTime() ? state : null
}
