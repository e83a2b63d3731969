import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { keepInTab } from '~/lib/keep-in-tab.ts'

/** The unsent text of a conversation, kept for this browser tab, so that looking at another conversation does not lose it. */
export function useDraft(conversationId: string): [string, Dispatch<SetStateAction<string>>] {
  const key = `draft ${conversationId}`
  const [draft, setDraft] = useState(() => sessionStorage.getItem(key) ?? '')
  useEffect(() => keepInTab(key, draft), [key, draft])
  return [draft, setDraft]
}
