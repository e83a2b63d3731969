import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { seal, unseal } from '../../lib/sealed.ts'

const PURPOSE = 'google calendar state'
/** How long somebody may take at Google. */
const VALID_MS = 10 * 60 * 1000

const State = z.object({
  agentId: z.string(),
  accountId: z.string(),
  /** Whoever did not begin it cannot be made to finish it. */
  sessionId: z.string(),
  codeVerifier: z.string(),
  /** In ms since 1970. */
  until: z.number(),
})

export type GoogleState = Omit<z.infer<typeof State>, 'until'>

/** What has to come back from Google unchanged: encrypted, as it holds what proves that we began it. */
export const sealState = ({ config, now }: Deps, state: GoogleState): string =>
  seal(config.secret, PURPOSE, JSON.stringify({ ...state, until: now().getTime() + VALID_MS }))

/** @returns null for what is not ours, too old, or of another session or account */
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
