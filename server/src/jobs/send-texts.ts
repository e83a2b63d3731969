import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { sendTexts } from '../modules/booking/texts.ts'

const EVERY_MS = 5_000

/** Sends promised texts that a crash or an unavailable carrier left behind. @returns a function that ends it. */
export const startSendingTexts = (deps: Deps): Stop =>
  startLoop(() => sendTexts(deps), {
    everyMs: EVERY_MS,
    log: deps.log,
    failed: 'promised texts could not be looked after',
  }).stop
