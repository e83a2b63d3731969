import type { ModelRequest } from './index.ts'
import type { UsageMeter } from './usage-meter.ts'

/** Of one reply on the wire, with what a vendor wraps around each token, and what a model thinks before it speaks. */
export const REPLY_BYTES = 8 * 1024 * 1024

/** Answers hold to what was given; invention is not wanted. */
export const TEMPERATURE = 0.2

/** How a vendor is spoken to: one call, without patience and without a second try. */
export type Vendor = {
  /**
   * The reply as it comes.
   * @param meter told when the vendor took the call, and what it says that this used.
   * @throws APICallError where the vendor refuses, EndlessAnswer beyond `REPLY_BYTES`, the signal's reason when it aborts.
   */
  reply(request: ModelRequest, meter: UsageMeter, signal: AbortSignal): AsyncIterable<string>
}
