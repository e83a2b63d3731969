import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { startWorkers } from '../lib/workers.ts'
import { claimLetters, type Letter } from '../modules/letters/letter-store.ts'
import { sendLetter } from '../modules/letters/send.ts'
import { gatherLetters } from '../modules/letters/thread-store.ts'
import { countTakenOver } from '../telemetry/count-taken-over.ts'

const EVERY_MS = 3_000
/** Several at a time, so that a slow mail server holds up no other. */
const MAX = 4

/** Mails a person's messages to visitors who have left, and transcripts to those who asked for one. @returns a function that ends it. */
export function startSendingLetters(deps: Deps): Stop {
  const { log } = deps
  // Without a mail server no letters are made, so that none is sent months later.
  if (deps.mailer.kind === 'none') return async () => {}
  const sending = startWorkers<Letter>({
    claim: async (room) =>
      countTakenOver(deps.metrics, 'letters', await claimLetters(deps.db, room)),
    work: (letter) => sendLetter(deps, letter),
    most: MAX,
    everyMs: EVERY_MS,
    log,
    failed: 'a letter could not be sent',
  })
  const gathering = startLoop(
    async () => {
      if ((await gatherLetters(deps.driver, deps.config.letters.waitMs)) > 0) sending.wake()
    },
    { everyMs: EVERY_MS, log, failed: 'what visitors are to be mailed waits' },
  )
  return async () => {
    await gathering.stop()
    await sending.stop()
  }
}
