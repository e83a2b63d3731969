import { PatternCircles, PatternLines, PatternWaves } from '@visx/pattern'
import { color } from '~/theme/tokens.ts'

/** Patterns that differ without colour: plain, stripes, dots, lines and waves, in the order of the parts. Sentiment keeps its colours. */
export const fillOf = (index: number): string =>
  index === 0 ? color.accent : `url(#report-pattern-${index})`

const tile = { width: 6, height: 6, background: color.surface }

export function Patterns() {
  return (
    <>
      <PatternLines
        {...tile}
        id="report-pattern-1"
        stroke={color.accentText}
        strokeWidth={3}
        orientation={['diagonal']}
      />
      <PatternCircles {...tile} id="report-pattern-2" fill={color.text} radius={2} />
      <PatternLines
        {...tile}
        id="report-pattern-3"
        stroke={color.lineStrong}
        strokeWidth={2}
        orientation={['horizontal']}
      />
      <PatternWaves {...tile} id="report-pattern-4" stroke={color.muted} strokeWidth={1.5} />
    </>
  )
}

/** One pattern as a small square for the legend. */
export function Swatch({ index }: { index: number }) {
  return (
    <svg width={16} height={16} aria-hidden>
      <rect
        x={0.5}
        y={0.5}
        width={15}
        height={15}
        rx={3}
        fill={fillOf(index)}
        stroke={color.lineStrong}
      />
    </svg>
  )
}
