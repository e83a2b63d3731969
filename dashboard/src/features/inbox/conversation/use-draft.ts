import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { tabStorage } from '~/lib/storage.ts'

/** The unsent text of a conversation, kept for this browser tab, so that looking at another conversation does not lose it. */
export function useDraft(conversationId: string): [string, Dispatch<SetStateAction<string>>] {
  const key = `draft ${conversationId}`
  const [draft, setDraft] = useState(() => tabStorage.get(key) ?? '')
  useEffect(() => tabStorage.set(key, draft || null), [key, draft])
  return [draft, setDraft]
}
