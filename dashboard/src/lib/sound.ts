import { browserStorage } from './storage.ts'

const KEY = 'nexus:sound'

/** Whether this browser plays a sound for new messages, which is so until it is switched off. */
export const isSoundOn = (): boolean => browserStorage.get(KEY) !== 'off'

export const switchSound = (isOn: boolean): void => browserStorage.set(KEY, isOn ? null : 'off')

let context: AudioContext | undefined
/** When the last notes end, in seconds on the clock of the context. */
let endsAt = 0

/**
 * Plays two soft synthesised notes. Browsers do not allow sound before the user's first click: the clock of the context stands still until
 * then, so that only the first notes wait for it. Without a sound device nothing is played.
 */
export function playSound(): void {
  try {
    context ??= new AudioContext()
  } catch {
    return
  }
  context.resume().catch(() => undefined)
  if (context.currentTime >= endsAt) playNotes(context)
}

function playNotes(context: AudioContext): void {
  const begin = context.currentTime + 0.02
  for (const [at, frequency] of [659, 880].entries()) {
    const oscillator = new OscillatorNode(context, { type: 'sine', frequency })
    const volume = new GainNode(context, { gain: 0 })
    const start = begin + at * 0.14
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4)
    oscillator.connect(volume).connect(context.destination)
    oscillator.start(start)
    endsAt = start + 0.45
    oscillator.stop(endsAt)
    oscillator.addEventListener('ended', () => {
      // A running context uses the processor even in silence.
      if (context.currentTime >= endsAt) void context.suspend()
    })
  }
}
