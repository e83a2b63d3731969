import type { ModelRequest } from './index.ts'
import type { UsageMeter } from './usage-meter.ts'

/**
 * The limit for one reply as it is transferred, with everything the vendor adds to each token and what the model thinks before it answers.
 */
export const REPLY_BYTES = 8 * 1024 * 1024

/** Low, because answers must keep to the sources. */
export const TEMPERATURE = 0.2

/** The connection to a vendor: one call, without timeouts and retries. */
export type Vendor = {
  /**
   * The reply as it arrives.
   * @param meter told when the vendor accepted the call, and how much was used.
   * @throws APICallError when the vendor refuses, EndlessAnswer beyond `REPLY_BYTES`, the signal's reason when it aborts.
   */
  reply(request: ModelRequest, meter: UsageMeter, signal: AbortSignal): AsyncIterable<string>
}
