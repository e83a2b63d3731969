/** Keeps proxies and phones from closing a quiet stream. */
const EVERY_MS = 20_000
/** Ten thousand streams beat a few hundred at a time. */
const SLICES = 20

const slices = Array.from({ length: SLICES }, () => new Set<() => void>())
let timer: NodeJS.Timeout | null = null
let joined = 0
let turn = 0

/** Calls `beat` at least every twenty seconds; one timer does so for all there are. @returns ends it. */
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
