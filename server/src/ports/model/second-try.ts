import { APICallError } from '@ai-sdk/provider'

/**
 * Milliseconds to wait before a failed call is repeated: what the vendor asks for, or else `usual`.
 * @returns null when repeating cannot help, as with a wrong key, or when the vendor asks for more than `most`.
 */
export function waitBefore(error: unknown, usual: number, most: number): number | null {
  // A lost connection is not a refusal by the vendor.
  if (!APICallError.isInstance(error)) return usual
  if (!error.isRetryable) return null
  const asked = Number(error.responseHeaders?.['retry-after'] || Number.NaN) * 1_000
  if (!(asked >= 0)) return usual
  return asked <= most ? Math.max(asked, usual) : null
}

/** @throws the signal's reason when it aborts. */
export const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cut)
      resolve()
    }, ms)
    const cut = () => {
      clearTimeout(timer)
      reject(signal!.reason as Error)
    }
    signal?.addEventListener('abort', cut, { once: true })
  })
