import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useMemo, type ReactNode, type RefObject } from 'react'
import { styled } from 'styled-components'
import { DayLabel } from './DayLabel.tsx'
import type { Day, Run } from './timeline.ts'

/** In pixels, before anything was measured. */
const LABEL_HEIGHT = 54
const RUN_HEIGHT = 44
const MESSAGE_HEIGHT = 62

type Props = {
  days: Day[]
  scroller: RefObject<HTMLDivElement | null>
  drawRun: (run: Run) => ReactNode
}

/** Days of which only what can be seen is drawn; each part is measured once it was. */
export function VirtualDays({ days, scroller, drawRun }: Props) {
  const parts = useMemo(() => days.flatMap(partsOf), [days])
  // With another function every part would be placed anew, at every step of the scroll bar.
  const getItemKey = useCallback((index: number) => parts[index]?.key ?? index, [parts])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count: parts.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize: (index) => heightOf(parts[index]),
    anchorTo: 'end',
    // Begun where it opens, at the end: a screen from the beginning would be drawn and measured for nothing.
    initialRect: { width: 0, height: innerHeight },
    initialOffset: () => parts.reduce((sum, part) => sum + heightOf(part), -innerHeight),
    overscan: 3,
  })
  return (
    <Box style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const part = parts[index]
        return (
          <Part
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            style={{ transform: `translateY(${start}px)` }}
          >
            {part?.run ? drawRun(part.run) : <DayLabel>{part?.label}</DayLabel>}
          </Part>
        )
      })}
    </Box>
  )
}

type DayPart = { key: string; label?: string; run?: Run }

const partsOf = ({ label, runs }: Day): DayPart[] => [
  { key: label, label },
  ...runs.map((run) => ({ key: run.id, run })),
]

const heightOf = (part: DayPart | undefined): number =>
  part?.run ? RUN_HEIGHT + part.run.messages.length * MESSAGE_HEIGHT : LABEL_HEIGHT

const Box = styled.div`
  position: relative;
  flex-shrink: 0;
`
/** Holds the margins of what it shows, which are measured with it. */
const Part = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  display: flow-root;
  width: 100%;
`
