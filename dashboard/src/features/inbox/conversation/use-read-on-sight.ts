import { useEffect, useSyncExternalStore } from 'react'
import type { ConversationMessage } from 'shared-types'
import { useMarkRead } from '../queries.ts'

/** Marks a conversation read when it is opened, and whenever a message arrives while it is visible. */
export function useReadOnSight(
  id: string,
  messages: readonly ConversationMessage[] | undefined,
): void {
  const { mutate: markRead } = useMarkRead()
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
  const isLoaded = messages !== undefined
  const newestId = messages?.findLast(({ sender }) => sender.role === 'customer')?.id
  useEffect(() => {
    if (isLoaded && isVisible) markRead(id)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every new message of the customer has to be marked
  }, [id, isLoaded, isVisible, newestId, markRead])
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
