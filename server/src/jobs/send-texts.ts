import type { Deps } from '../deps.ts'
import { sendTexts } from '../modules/booking/texts.ts'

const EVERY_MS = 5_000

/** Sends the texts that a crash or a silent carrier left promised. @returns ends it. */
export function startSendingTexts(deps: Deps): () => Promise<void> {
  let sending: Promise<void> | null = null
  const round = () => (sending ??= sendTexts(deps).finally(() => (sending = null)))
  void round()
  const timer = setInterval(() => void round(), EVERY_MS)
  return async () => {
    clearInterval(timer)
    await sending
  }
}
