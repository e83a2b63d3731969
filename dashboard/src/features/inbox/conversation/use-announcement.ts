import { useState } from 'react'
import type { ConversationMessage } from 'shared-types'
import { truncate } from '~/lib/text.ts'

/** A screen reader announces this many characters of a message; the rest can be read. */
const SPOKEN_LENGTH = 200

/**
 * The announcement for the newest message: none for messages that were there at the start, for the user's own, and for those still being
 * written.
 */
export function useAnnouncement(messages: readonly ConversationMessage[]): string {
  const newest = messages.at(-1)
  const [firstSeen] = useState(newest?.id)
  if (!newest || newest.id === firstSeen || newest.sender.role === 'admin') return ''
  if (newest.status === 'pending' || newest.status === 'streaming') return ''
  return `${newest.sender.name}: ${truncate(newest.message, SPOKEN_LENGTH)}`
}
