import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/** The lowest priority (niceness), which uses only the processor time that the server leaves. */
const LESS_THAN_THE_SERVER = 19

/**
 * Gives reading a lower priority than everything else. On Linux each thread has its own priority, and the threads of the garbage
 * collector start with the process, so that each has to be set.
 * @param threads as from `threadsOf`; threads that they start later inherit the priority
 */
export function stepBack(threads: number[]): void {
  for (const thread of threads) {
    try {
      setPriority(thread, LESS_THAN_THE_SERVER)
    } catch {
      // The thread has ended meanwhile.
    }
  }
}

/** The current threads of a process; where the system does not list them, the process id stands for all. */
export function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return [pid]
  }
}
