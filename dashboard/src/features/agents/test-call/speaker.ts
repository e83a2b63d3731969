export type Interruption = { heard: string; ms: number }

/**
 * Speaks with the browser's voice, sentence by sentence while a reply streams in. It records what has been heard, for when the caller
 * interrupts.
 */
export type Speaker = {
  add(text: string, last: boolean): void
  /** The language from here on, as BCP 47. Where the browser has no voice for it, its default voice is used. */
  speakIn(language: string): void
  /** Stops speaking; null when nothing was being spoken. */
  cut(): Interruption | null
}

export const canSpeak = (): boolean => 'speechSynthesis' in window

export function browserSpeaker(): Speaker {
  let pending = ''
  let heard = ''
  let startedAt = 0
  let waiting = 0
  let language = ''

  const say = (sentence: string) => {
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.lang = language
    if (waiting === 0) {
      heard = ''
      startedAt = performance.now()
    }
    waiting += 1
    let from = 0
    utterance.addEventListener('start', () => (from = heard.length))
    utterance.addEventListener('boundary', ({ charIndex }) => {
      heard = heard.slice(0, from) + sentence.slice(0, charIndex)
    })
    utterance.addEventListener('end', () => {
      heard = heard.slice(0, from) + sentence
      waiting -= 1
    })
    utterance.addEventListener('error', () => (waiting = Math.max(0, waiting - 1)))
    speechSynthesis.speak(utterance)
  }

  return {
    add(text, last) {
      const { sentences, rest } = takeSentences(pending + text)
      pending = last ? '' : rest
      for (const sentence of sentences) say(sentence)
      if (last && rest.trim()) say(rest)
    },
    speakIn(next) {
      language = next
    },
    cut() {
      pending = ''
      if (waiting === 0) return null
      waiting = 0
      speechSynthesis.cancel()
      return { heard, ms: Math.round(performance.now() - startedAt) }
    },
  }
}

/** Splits streamed text into complete sentences that can be spoken at once, and the rest, which waits for the next piece. */
export function takeSentences(text: string): { sentences: string[]; rest: string } {
  const end = /[.!?…]["')\]]*\s+/g
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(end)) {
    const next = match.index + match[0].length
    sentences.push(text.slice(start, next))
    start = next
  }
  return { sentences, rest: text.slice(start) }
}
