import { useState } from 'react'

/** What was typed and not sent, kept for this browser tab: looking something up in another conversation must not cost it. */
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
