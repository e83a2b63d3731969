import { fetch } from 'undici'
import type { Credentials } from '../line/leg.ts'
import { sign } from '../signature.ts'

/** How long a webhook may take, in ms: Twilio's own limit. */
const TIMEOUT_MS = 15_000

/** Posts a signed form like Twilio. @throws when it is not accepted */
export async function announce(
  { authToken }: Pick<Credentials, 'authToken'>,
  url: string,
  fields: Record<string, string>,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      'x-twilio-signature': sign(authToken, url, fields),
      'user-agent': 'TwilioProxy/1.1',
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
}
