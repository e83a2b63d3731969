import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/** What the server leaves over where both want the processor. */
const LESS_THAN_THE_SERVER = 19

/**
 * Lets everything else go first. On Linux a priority is that of a thread, and those that collect garbage begin with the process: they are
 * as many as all others want, and would not wait for anybody.
 * @param threads as `threadsOf` has them; whatever they begin from here on follows them
 */
export function stepBack(threads: number[]): void {
  for (const thread of threads) {
    try {
      setPriority(thread, LESS_THAN_THE_SERVER)
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Those that a process has by now; where the system does not list them, a priority is that of them all. */
export function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return [pid]
  }
}
