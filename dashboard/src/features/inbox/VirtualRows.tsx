import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { ConversationRow, ROW_HEIGHT } from './ConversationRow.tsx'
import type { InboxRow } from './inbox-pages.ts'

const PADDING = 8
const NEAR_END = 10

type Props = {
  rows: InboxRow[]
  selectedId: string | undefined
  hasMore: boolean
  /** Called whenever the end comes near; may be called more than once for the same end. */
  onNearEnd: () => void
}

/** Only what can be seen is drawn, so that thousands scroll like ten. The arrow keys walk from row to row. */
export function VirtualRows({ rows, selectedId, hasMore, onNearEnd }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const count = rows.length + (hasMore ? 1 : 0)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? 'more',
    overscan: 8,
    paddingStart: PADDING,
    paddingEnd: PADDING,
  })
  const items = virtualizer.getVirtualItems()
  const isNearEnd = hasMore && (items.at(-1)?.index ?? 0) >= rows.length - NEAR_END
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, rows.length, onNearEnd])

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const item = (event.target as Element).closest<HTMLElement>('[data-index]')
    if (!step || !item) return
    event.preventDefault()
    const next = Math.min(Math.max(Number(item.dataset.index) + step, 0), rows.length - 1)
    virtualizer.scrollToIndex(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-index='${next}'] a`)?.focus()
  }

  return (
    <Scroller ref={scroller}>
      <List style={{ height: virtualizer.getTotalSize() }} onKeyDown={handleKeyDown}>
        {items.map(({ index, key, start }) => {
          const row = rows[index]
          return (
            <Item
              key={key}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {row ? (
                <ConversationRow row={row} isSelected={row.id === selectedId} />
              ) : (
                <More aria-busy>
                  <Skeleton height={48} />
                </More>
              )}
            </Item>
          )
        })}
      </List>
    </Scroller>
  )
}

const Scroller = styled.div`
  flex: 1;
  overflow-y: auto;
  min-height: 0;
`
const List = styled.ul`
  position: relative;
`
const Item = styled.li`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  padding: 0 ${space[2]};
`
const More = styled.div`
  padding: ${space[3]};
`
