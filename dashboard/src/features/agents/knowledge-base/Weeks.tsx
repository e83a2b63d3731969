import { styled } from 'styled-components'
import { counted } from '~/lib/text.ts'
import { color, space } from '~/theme/tokens.ts'

/** Of the tallest column. */
const HEIGHT = 20
const LEAST = 2

/** How often it was asked in each of the last weeks, at a glance and in words; nothing where nobody counted. */
export function Weeks({ weeks }: { weeks: number[] }) {
  const most = Math.max(0, ...weeks)
  if (most === 0) return null
  const last = weeks.at(-1) ?? 0
  return (
    <Row role="img" aria-label={`Asked ${counted(last, 'time')} in the last seven days`}>
      {weeks.map((times, week) => (
        <Column
          // oxlint-disable-next-line react/no-array-index-key -- a week has no other name
          key={week}
          style={{ height: times === 0 ? LEAST : Math.max(LEAST * 2, (times / most) * HEIGHT) }}
          $isEmpty={times === 0}
        />
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-shrink: 0;
  align-items: flex-end;
  gap: ${space.half};
  height: ${HEIGHT}px;
`
const Column = styled.span<{ $isEmpty: boolean }>`
  width: 5px;
  border-radius: 1px;
  background: ${({ $isEmpty }) => ($isEmpty ? color.line : color.accent)};
`
