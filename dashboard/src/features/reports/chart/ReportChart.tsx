import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear, scaleOrdinal } from '@visx/scale'
import { BarStack } from '@visx/shape'
import { type KeyboardEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { type Column, columnText, heightOf } from './columns.ts'
import type { Measure } from './measures.ts'
import { fillOf, Patterns, Swatch } from './patterns.tsx'
import { useWidth } from './use-width.ts'

const HEIGHT = 260
const MARGIN = { top: 12, right: 8, bottom: 28, left: 52 }
/** Width of a label below a bar, in pixels. */
const TICK_WIDTH = 68
const TICKS = 4

const axis = { stroke: 'transparent', tickStroke: 'transparent' }
const tickLabel = { fill: color.muted, fontSize: 12, fontFamily: font.family }

type Props = { label: string; measure: Measure; columns: Column[] }

/**
 * Stacked bars whose parts differ by pattern. The arrow keys move between bars, and the chosen bar is described in words below; everything
 * is also in the table.
 */
export function ReportChart({ label, measure, columns }: Props) {
  const [box, width] = useWidth<HTMLDivElement>()
  const [chosen, setChosen] = useState(columns.length - 1)
  const active = Math.min(chosen, columns.length - 1)
  const readout = useId()
  return (
    <div>
      {measure.parts.length > 1 && (
        <Legend aria-hidden>
          {measure.parts.map((part, index) => (
            <li key={part.key}>
              <Swatch index={index} />
              {part.label}
            </li>
          ))}
        </Legend>
      )}
      <Box ref={box}>
        {width > 0 && (
          <svg width={width} height={HEIGHT} role="group" aria-label={label}>
            <Bars
              measure={measure}
              columns={columns}
              width={width}
              active={active}
              onChoose={setChosen}
            />
          </svg>
        )}
      </Box>
      <Readout id={readout}>{columns[active] && columnText(measure, columns[active])}</Readout>
    </div>
  )
}

type BarsProps = Omit<Props, 'label'> & {
  width: number
  active: number
  onChoose: (index: number) => void
}

function Bars({ measure, columns, width, active, onChoose }: BarsProps) {
  const { x, y, ticks } = scalesOf(measure, columns, width)
  const keys = measure.parts.map(({ key }) => key)
  const bottom = HEIGHT - MARGIN.bottom
  const isShown = (index: number) =>
    index % Math.max(1, Math.ceil((columns.length * TICK_WIDTH) / width)) === 0
  return (
    <>
      <Patterns />
      <BarStack
        data={columns}
        keys={keys}
        x={({ key }) => key}
        xScale={x}
        yScale={y}
        color={scaleOrdinal({ domain: keys, range: keys.map((_, index) => fillOf(index)) })}
        value={({ figures }, key) =>
          measure.parts.find((part) => part.key === key)?.of(figures) ?? 0
        }
      >
        {(stacks) =>
          stacks.flatMap(({ bars, index }) =>
            bars.map((bar) => (
              <rect
                key={`${index} ${bar.index}`}
                x={bar.x}
                y={bar.y}
                width={bar.width}
                height={bar.height}
                fill={fillOf(index)}
                stroke={bar.height > 0 ? color.lineStrong : 'none'}
                strokeWidth={0.5}
              />
            )),
          )
        }
      </BarStack>
      <line x1={MARGIN.left} x2={width} y1={bottom} y2={bottom} stroke={color.lineStrong} />
      <g aria-hidden>
        <AxisLeft
          {...axis}
          scale={y}
          left={MARGIN.left}
          numTicks={ticks}
          tickFormat={(value) => measure.text(Number(value), columns[0]!.figures)}
          tickLabelProps={{ ...tickLabel, textAnchor: 'end', dx: -4, dy: 4 }}
        />
        <AxisBottom
          {...axis}
          scale={x}
          top={bottom}
          tickValues={columns.filter((_, index) => isShown(index)).map(({ key }) => key)}
          tickFormat={(key) => columns.find((column) => column.key === key)?.tick ?? ''}
          tickLabelProps={{ ...tickLabel, textAnchor: 'middle' }}
        />
      </g>
      {columns.map((column, index) => (
        <Target
          key={column.key}
          role="img"
          aria-label={columnText(measure, column)}
          tabIndex={index === active ? 0 : -1}
          data-active={index === active || undefined}
          x={(x(column.key) ?? 0) - (x.step() - x.bandwidth()) / 2}
          y={MARGIN.top}
          width={x.step()}
          height={bottom - MARGIN.top}
          onPointerEnter={() => onChoose(index)}
          onFocus={() => onChoose(index)}
          onKeyDown={(event) => moveFocus(event, index)}
        />
      ))}
    </>
  )
}

function scalesOf(measure: Measure, columns: Column[], width: number) {
  const most = Math.max(...columns.map((column) => heightOf(measure, column) ?? 0), 0)
  // Conversations are whole numbers, so the scale has no fractions.
  const ticks = Number.isInteger(most) && most > 0 ? Math.min(TICKS, most) : TICKS
  return {
    ticks,
    x: scaleBand({
      domain: columns.map(({ key }) => key),
      range: [MARGIN.left, width - MARGIN.right],
      padding: 0.25,
    }),
    // An empty chart still has a scale.
    y: scaleLinear({
      domain: [0, most || 1],
      range: [HEIGHT - MARGIN.bottom, MARGIN.top],
      nice: ticks,
    }),
  }
}

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_index, last) => last,
}

function moveFocus(event: KeyboardEvent<SVGRectElement>, index: number): void {
  const all =
    event.currentTarget.parentElement?.querySelectorAll<SVGRectElement>('rect[role="img"]')
  const next = all?.[STEPS[event.key]?.(index, all.length - 1) ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const Box = styled.div`
  min-height: ${HEIGHT}px;
`
const Target = styled.rect`
  fill: transparent;
  &[data-active] {
    fill: color-mix(in srgb, ${color.text} 6%, transparent);
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
    border-radius: ${radius.small};
  }
`
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin: 0 0 ${space[3]};
  padding: 0;
  color: ${color.muted};
  font-size: ${font.size[13]};
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
`
const Readout = styled.p`
  min-height: ${space[6]};
  margin-top: ${space[2]};
  font-size: ${font.size[13]};
`
