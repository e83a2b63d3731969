import { useRef } from 'react'
import { useTyping } from './queries.ts'

/** The visitor's typing indicator fades after six seconds. */
const REPEAT_MS = 3_000

/** Tells the visitor that the admin is typing; call it at every key press. */
export function useTypingSignal(conversationId: string): () => void {
  const { mutate: signal } = useTyping(conversationId)
  const lastAt = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    const now = performance.now()
    if (now - lastAt.current < REPEAT_MS) return
    lastAt.current = now
    signal()
  }
}
