import { useState } from 'react'

/** The unsent text of a conversation, kept for this browser tab, so that looking at another conversation does not lose it. */
export function useDraft(conversationId: string): [string, (text: string) => void] {
  const key = `draft ${conversationId}`
  const [draft, setDraft] = useState(() => sessionStorage.getItem(key) ?? '')
  const change = (text: string) => {
    setDraft(text)
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  }
  return [draft, change]
}
