import { useState } from 'react'
import type { PanelMessage } from './types.ts'

/**
 * What a screen reader is told: the newest complete reply or note, never a part of one, and nothing that was there before the panel was
 * drawn. In a server-rendered page, the messages present are loaded a moment later, all at once.
 */
export const useAnnouncement = (messages: PanelMessage[]): string => {
  const newest = messages.findLast(
    (message) => message.from !== 'visitor' && message.state !== 'streaming',
  )
  const [first, setFirst] = useState<{ newest?: string } | null>(null)
  if (!first && messages.length > 0) setFirst({ newest: newest?.id })
  if (!first || !newest || newest.id === first.newest) return ''
  const text = newest.text.replace(/[*_`#>|~]+/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return newest.name ? `${newest.name}: ${text}` : text
}
