import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isSoundOn, playSound } from '~/lib/sound.ts'
import { useKeepTurnedOn } from './use-keep-turned-on.ts'
import { unreadConversationsQuery } from '../shell/queries.ts'
import { withCount } from './title.ts'

/** Shows the number of unread conversations in the title, so that it is seen in a background tab; plays a sound when the number grows. */
export function UnreadWatch() {
  const { data } = useQuery(unreadConversationsQuery())
  const count = data?.conversations
  useTitle(count ?? 0)
  useKeepTurnedOn()
  const before = useRef(count)
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count > before.current) {
      if (isSoundOn()) playSound()
    }
    before.current = count
  }, [count])
  return null
}

/** Pages set the title at any time: the count is put in front of whatever they set. */
function useTitle(count: number): void {
  useEffect(() => {
    const put = () => {
      const next = withCount(document.title, count)
      if (next !== document.title) document.title = next
    }
    put()
    const watch = new MutationObserver(put)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      document.title = withCount(document.title, 0)
    }
  }, [count])
}
