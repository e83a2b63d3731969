const KEY = 'nexus:sound'

/** Whether this browser plays a sound for new messages, which is so until it is switched off. */
export const isSoundOn = (): boolean => localStorage.getItem(KEY) !== 'off'

export function switchSound(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
}

/** Plays two soft synthesised notes. Browsers do not allow sound before the user's first click, and stay silent. */
export function playSound(): void {
  const context = new AudioContext()
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
    oscillator.stop(start + 0.45)
    if (at === 1) oscillator.addEventListener('ended', () => void context.close())
  }
}
