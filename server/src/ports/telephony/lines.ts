import type { Ring } from './index.ts'
import type { Credentials } from './line/leg.ts'
import { PhoneLine } from './phone-line.ts'

type Change = { twiml: string } | { status: 'completed' }

/** The lines open in this process, by the sid of their call. */
export class Lines {
  readonly #credentials: Credentials
  readonly #lines = new Map<string, PhoneLine>()

  constructor(credentials: Credentials) {
    this.#credentials = credentials
  }

  open(ring: Ring, addresses: { voiceUrl: string; statusCallback: string }): PhoneLine {
    const { accountSid, authToken } = this.#credentials
    const line = new PhoneLine({ ...ring, ...addresses, accountSid, authToken })
    this.#lines.set(line.callSid, line)
    line.once('ended', () => this.#lines.delete(line.callSid))
    return line
  }

  /**
   * Redirects or ends a call.
   * @returns whether it is one of these lines and still in progress.
   */
  update(callSid: string, change: Change): boolean {
    const line = this.#lines.get(callSid)
    if (!line || line.isOver) return false
    if ('twiml' in change) line.replace(change.twiml)
    else line.hangUp()
    return true
  }

  hangUpAll(): void {
    for (const line of this.#lines.values()) line.hangUp()
  }
}
