import { useState } from 'react'
import type { ConversationMessage } from 'shared-types'
import { truncate } from '~/lib/text.ts'

/** A screen reader hears this much of a message; the rest can be read. */
const SPOKEN_LENGTH = 200

/** What to say about the newest message: nothing of what was there at the start, of one's own, or of one still being written. */
export function useAnnouncement(messages: readonly ConversationMessage[]): string {
  const newest = messages.at(-1)
  const [firstSeen] = useState(newest?.id)
  if (!newest || newest.id === firstSeen || newest.sender.role === 'admin') return ''
  if (newest.status === 'pending' || newest.status === 'streaming') return ''
  return `${newest.sender.name}: ${truncate(newest.message, SPOKEN_LENGTH)}`
}
