import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { startWorkers } from '../lib/workers.ts'
import { claimLetters, type Letter } from '../modules/letters/letter-store.ts'
import { sendLetter } from '../modules/letters/send.ts'
import { gatherLetters } from '../modules/letters/thread-store.ts'

const EVERY_MS = 3_000
/** A mail server that is slow for one holds up no other. */
const MOST = 4

/** Mails visitors who have left what a person wrote to them, and transcripts to whoever asked for one. @returns ends it. */
export function startSendingLetters(deps: Deps): Stop {
  const { log } = deps
  // Nobody could be written to; what is written meanwhile is not sent months later.
  if (deps.mailer.kind === 'none') return async () => {}
  const sending = startWorkers<Letter>({
    claim: (room) => claimLetters(deps.db, room),
    work: (letter) => sendLetter(deps, letter),
    most: MOST,
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
