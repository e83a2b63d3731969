import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, motion, size } from '~/theme/tokens.ts'

export type DonutTone = 'positive' | 'neutral' | 'negative' | 'none'
export type DonutSegment = { label: string; value: number; tone: DonutTone }

/** Length of the whole ring in its path's own units, whatever its size on screen. */
const FULL = 100
const STROKE = 10
const RADIUS = (FULL - STROKE) / 2

type Props = {
  /** Description of the chart for screen readers. */
  label: string
  /** Segments with their shares, which need not add up to 100; those of zero are left out. */
  segments: readonly DonutSegment[]
  /** Content in the middle of the ring. */
  children?: ReactNode
}

/** A ring chart, 200 px wide, with a stroke of a tenth of that. */
export function Donut({ label, segments, children }: Props) {
  return (
    <Frame>
      <Ring role="img" aria-label={label} viewBox={`0 0 ${FULL} ${FULL}`}>
        {arcsOf(segments).map(({ segment, start, share }) => (
          <Arc
            key={segment.label}
            cx={FULL / 2}
            cy={FULL / 2}
            r={RADIUS}
            pathLength={FULL}
            strokeDasharray={`${share} ${FULL - share}`}
            strokeDashoffset={-start}
            $tone={segment.tone}
          >
            <title>{segment.label}</title>
          </Arc>
        ))}
      </Ring>
      <Centre>{children}</Centre>
    </Frame>
  )
}

/** Start and length of each segment, in hundredths of the ring. */
function arcsOf(segments: readonly DonutSegment[]) {
  const shown = segments.filter(({ value }) => value > 0)
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  return shown.map((segment, index) => {
    const before = shown.slice(0, index).reduce((sum, { value }) => sum + value, 0)
    return { segment, start: (before / total) * FULL, share: (segment.value / total) * FULL }
  })
}

const tones: Record<DonutTone, string> = {
  positive: color.positive,
  neutral: color.neutral,
  negative: color.negative,
  none: color.line,
}
const Frame = styled.div`
  position: relative;
  width: ${size.donut}px;
  height: ${size.donut}px;
`
const Ring = styled.svg`
  width: 100%;
  height: 100%;
  transform: rotate(-90deg);
`
const Arc = styled.circle<{ $tone: DonutTone }>`
  fill: none;
  stroke: ${({ $tone }) => tones[$tone]};
  stroke-width: ${size.donutStroke};
  transition: stroke-dasharray ${motion.slow} ${motion.ease};
`
const Centre = styled.div`
  position: absolute;
  inset: ${size.donutStroke};
  display: grid;
  place-items: center;
  text-align: center;
`
