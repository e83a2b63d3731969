const FIRST_MS = 1_000
const LONGEST_MS = 30_000

/** Waits longer after every failure, by a random time so that many visitors do not retry at once. Call `reset` after a success. */
export const createBackoff = (action: () => void) => {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    failures: () => failures,
    later: () => {
      stop()
      const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures++)
      timer = setTimeout(action, longest * (0.5 + Math.random() / 2))
    },
    reset: () => {
      stop()
      failures = 0
    },
    stop,
  }
}
