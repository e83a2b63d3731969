import { useQueries } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useMemo, useRef, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { foundWords, type InboxState } from 'shared-types'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { RowBoundary } from '~/ui/Rows.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { ConversationRow, ROW_HEIGHT } from './ConversationRow.tsx'
import { toInboxPage, type InboxRow } from '../inbox-page.ts'
import { INBOX_PAGE, inboxPageQuery } from '../queries.ts'

const PADDING = 8

type Props = {
  total: number
  search: string
  state: InboxState | undefined
  selectedId: string | undefined
}

/** Draws and requests only the visible rows, so that thousands scroll as smoothly as ten. The arrow keys move between rows. */
export function VirtualRows({ total, search, state, selectedId }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    // Close to the list's real height, and known before anything has been drawn.
    initialRect: { width: 0, height: innerHeight },
    paddingStart: PADDING,
    paddingEnd: PADDING,
  })
  const items = virtualizer.getVirtualItems()
  const rowAt = useInboxRows({ search, state }, items[0]?.index ?? 0, items.at(-1)?.index ?? 0)
  const { search: query } = useLocation()
  const found = useMemo(() => foundWords(search), [search])

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const item = (event.target as Element).closest<HTMLElement>('[data-index]')
    if (!step || !item) return
    event.preventDefault()
    const next = Math.min(Math.max(Number(item.dataset.index) + step, 0), total - 1)
    virtualizer.scrollToIndex(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-index='${next}'] a`)?.focus()
  }

  // A conversation that moves keeps its element, and so the focus. While one page is newer than the next, it may be in both.
  const ids = new Set<string>()
  const keyOf = (index: number, id: string | undefined) => {
    if (!id || ids.has(id)) return index
    ids.add(id)
    return id
  }

  return (
    <Scroller ref={scroller}>
      <List style={{ height: virtualizer.getTotalSize() }} onKeyDown={handleKeyDown}>
        {items.map(({ index, start }) => {
          const row = rowAt(index)
          const isSelected = !!row && row.id === selectedId
          const key = keyOf(index, row?.id)
          return <RowItem key={key} {...{ index, start, total, row, isSelected, query, found }} />
        })}
      </List>
    </Scroller>
  )
}

type ItemProps = {
  index: number
  total: number
  /** Distance from the top of the list in pixels. */
  start: number
  row: InboxRow | undefined
  isSelected: boolean
  query: string
  found: RegExp | null
}

/** Not drawn again while scrolling past it. */
const RowItem = memo(function RowItem(props: ItemProps) {
  const { index, start, total, row, ...shown } = props
  return (
    <Item
      data-index={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${start}px)` }}
    >
      {row ? (
        <RowBoundary kind="div" shows={row}>
          <ConversationRow row={row} {...shown} />
        </RowBoundary>
      ) : (
        <More aria-busy>
          <Skeleton height={48} />
        </More>
      )}
    </Item>
  )
})

/** The rows from `first` to `last`, as far as their pages are loaded. */
function useInboxRows(
  { search, state }: Pick<Props, 'search' | 'state'>,
  first: number,
  last: number,
) {
  const firstPage = pageOf(first)
  const count = pageOf(last) - firstPage + 1
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, index) => ({
      ...inboxPageQuery(firstPage + index, search, state),
      select: toInboxPage,
      // The list itself has just requested the first page.
      refetchOnMount: firstPage + index > 1,
    })),
  })
  return (index: number): InboxRow | undefined =>
    pages[pageOf(index) - firstPage]?.data?.rows[index % INBOX_PAGE]
}

const pageOf = (index: number) => Math.floor(index / INBOX_PAGE) + 1

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
