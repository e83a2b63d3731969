import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useMemo, type ReactNode, type RefObject } from 'react'
import { styled } from 'styled-components'
import { DayLabel } from './DayLabel.tsx'
import type { Day, Run } from './timeline.ts'

/** An estimate in pixels, used before anything has been measured. */
const LABEL_HEIGHT = 54
const RUN_HEIGHT = 44
const MESSAGE_HEIGHT = 62

type Props = {
  days: Day[]
  scroller: RefObject<HTMLDivElement | null>
  drawRun: (run: Run) => ReactNode
}

/** A list of days of which only the visible part is drawn; each part is measured once it has been drawn. */
export function VirtualDays({ days, scroller, drawRun }: Props) {
  const parts = useMemo(() => days.flatMap(partsOf), [days])
  // A new function would have every part laid out again at every scroll step.
  const getItemKey = useCallback((index: number) => parts[index]?.key ?? index, [parts])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count: parts.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize: (index) => heightOf(parts[index]),
    anchorTo: 'end',
    // Starts at the end, where the list opens: drawing and measuring the beginning would be wasted.
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
/** Includes the margins of its content, which are measured with it. */
const Part = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  display: flow-root;
  width: 100%;
`
