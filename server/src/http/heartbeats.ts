/** How often a quiet stream sends something, in ms, so that proxies and phones do not close it. */
const EVERY_MS = 20_000
/** Streams are divided into so many groups, so that thousands of them do not all send at the same moment. */
const SLICES = 20

const slices = Array.from({ length: SLICES }, () => new Set<() => void>())
let timer: NodeJS.Timeout | null = null
let joined = 0
let turn = 0

/**
 * Calls `beat` at least every twenty seconds; all callers share one timer.
 * @returns a function that ends it.
 */
export function joinHeartbeats(beat: () => void): () => void {
  const slice = slices[joined++ % SLICES]!
  slice.add(beat)
  timer ??= setInterval(beatNext, EVERY_MS / SLICES)
  return () => {
    slice.delete(beat)
    if (!timer || slices.some(({ size }) => size > 0)) return
    clearInterval(timer)
    timer = null
  }
}

function beatNext() {
  turn = (turn + 1) % SLICES
  for (const beat of slices[turn]!) beat()
}
