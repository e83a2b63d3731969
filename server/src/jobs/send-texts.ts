import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { sendTexts } from '../modules/booking/texts.ts'

const EVERY_MS = 5_000

/** Sends the texts that a crash or a silent carrier left promised. @returns ends it. */
export const startSendingTexts = (deps: Deps): Stop =>
  startLoop(() => sendTexts(deps), {
    everyMs: EVERY_MS,
    log: deps.log,
    failed: 'promised texts could not be looked after',
  }).stop
