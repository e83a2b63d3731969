import { styled } from 'styled-components'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'
import { visuallyHidden } from '~/theme/mixins.ts'
import { Tooltip } from './Tooltip.tsx'

export type Bar = {
  /** Unique among the bars. */
  key: string
  value: number
  /** The whole bar in words: '12 March: $0.40'. */
  label: string
  /** Text below the bar; only some bars have one, so that they do not overlap. */
  tick?: string
}

/** Least height of a bar with a value, in hundredths, so that it is visible. */
const MIN = 2

/**
 * A bar chart, scaled to its highest bar. Each bar has a label for screen readers; the keyboard stops at bars that show
 * something.
 */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value), 0)
  return (
    <List aria-label={label}>
      {bars.map((bar) => (
        <Slot key={bar.key}>
          <Tooltip text={bar.label}>
            <Column tabIndex={bar.value > 0 ? 0 : undefined}>
              <Fill style={{ height: `${heightOf(bar.value, most)}%` }} />
              <Words>{bar.label}</Words>
            </Column>
          </Tooltip>
          <Tick aria-hidden>{bar.tick}</Tick>
        </Slot>
      ))}
    </List>
  )
}

const heightOf = (value: number, most: number): number =>
  value === 0 ? 0 : Math.max(MIN, (value / most) * 100)

const List = styled.ul`
  display: flex;
  gap: ${space.half};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Slot = styled.li`
  flex: 1;
  min-width: 0;
`
const Column = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  height: ${space[32]};
  border-bottom: 1px solid ${color.lineStrong};
  &:hover,
  &:focus-visible {
    background: ${color.sunken};
  }
`
const Fill = styled.div`
  width: 100%;
  border-radius: ${radius.small} ${radius.small} 0 0;
  background: ${color.accent};
  transition: height ${motion.slow} ${motion.ease};
`
const Words = styled.span`
  ${visuallyHidden}
`
const Tick = styled.div`
  height: ${space[5]};
  padding-top: ${space[1]};
  color: ${color.muted};
  font-size: ${font.size[12]};
  white-space: nowrap;
`
