/** The part of the Web Speech API that we use; TypeScript's library does not describe it. */
type Recognition = EventTarget & {
  continuous: boolean
  interimResults: boolean
  lang: string
  start(): void
  stop(): void
}
type ResultEvent = Event & {
  resultIndex: number
  results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } | undefined }>
}
type ErrorEvent = Event & { error: string }
type Constructor = new () => Recognition

function constructorOf(): Constructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    Constructor | undefined
  >
  return SpeechRecognition ?? webkitSpeechRecognition
}

export const canListen = (): boolean => constructorOf() !== undefined

type Handlers = {
  /** Called with the words so far, and again when they are final. */
  onWords: (text: string, last: boolean) => void
  /** Listening ended by itself; `reason` can be shown to the user. */
  onStop: (reason: string | null) => void
}

const REASONS: Record<string, string> = {
  'not-allowed': 'The browser may not use the microphone. Allow it, or type instead.',
  'audio-capture': 'No microphone was found. Type instead.',
  network: 'The browser could not reach its speech service. Type instead.',
}
/** Listening continues after silence. */
const HARMLESS = new Set(['no-speech', 'aborted'])

/** Listens until stopped. The browser ends a session after each pause, so a new session is started then. */
export function listen({ onWords, onStop }: Handlers): () => void {
  const Recognizer = constructorOf()
  if (!Recognizer) throw new Error('this browser does not listen')
  const recognition = new Recognizer()
  let isWanted = true
  recognition.continuous = true
  recognition.interimResults = true
  recognition.lang = navigator.language
  recognition.addEventListener('result', (event) => {
    const { results, resultIndex } = event as ResultEvent
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index]
      const text = result?.[0]?.transcript.trim()
      if (result && text) onWords(text, result.isFinal)
    }
  })
  recognition.addEventListener('error', (event) => {
    const { error } = event as ErrorEvent
    if (HARMLESS.has(error)) return
    isWanted = false
    onStop(REASONS[error] ?? 'The browser stopped listening. Type instead.')
  })
  recognition.addEventListener('end', () => {
    if (isWanted) recognition.start()
  })
  recognition.start()
  return () => {
    isWanted = false
    recognition.stop()
  }
}
