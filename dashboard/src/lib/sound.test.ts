import { beforeEach, expect, test, vi } from 'vitest'

/** A stand-in for the sound of the browser, which jsdom does not have. Its clock runs only while `isAllowed`. */
class FakeContext {
  static opened: FakeContext[] = []
  static isAllowed = true
  currentTime = 0

  constructor() {
    FakeContext.opened.push(this)
  }

  async resume() {}

  pass(seconds: number) {
    if (FakeContext.isAllowed) this.currentTime += seconds
  }
}

let notes: number[]
class FakeOscillator {
  connect = (next: unknown) => next
  start = (at: number) => notes.push(at)
  stop = () => undefined
  addEventListener = () => undefined
}
class FakeGain {
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  }
  connect = (next: unknown) => next
}

let playSound: () => void
beforeEach(async () => {
  FakeContext.opened = []
  FakeContext.isAllowed = true
  notes = []
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('OscillatorNode', FakeOscillator)
  vi.stubGlobal('GainNode', FakeGain)
  vi.resetModules()
  ;({ playSound } = await import('./sound.ts'))
})

test('every sound is played by the same audio context', () => {
  playSound()
  FakeContext.opened[0]!.pass(1)
  playSound()
  expect(FakeContext.opened).toHaveLength(1)
  expect(notes).toHaveLength(4)
})

test('before the first click, sounds do not pile up to be played together later', () => {
  FakeContext.isAllowed = false
  playSound()
  FakeContext.opened[0]!.pass(60)
  playSound()
  expect(notes).toHaveLength(2)
})

test('without a sound device, nothing fails', () => {
  vi.stubGlobal('AudioContext', function none() {
    throw new DOMException('No device', 'NotSupportedError')
  })
  expect(playSound).not.toThrow()
})
