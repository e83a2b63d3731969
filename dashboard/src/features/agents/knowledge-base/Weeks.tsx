import { styled } from 'styled-components'
import { counted } from '~/lib/text.ts'
import { color, space } from '~/theme/tokens.ts'

/** Height of the tallest column, in pixels. */
const HEIGHT = 20
const MIN = 2

/** How often a question was asked in each of the last weeks, as a small chart and in words; nothing where no counts exist. */
export function Weeks({ weeks }: { weeks: number[] }) {
  const most = Math.max(0, ...weeks)
  if (most === 0) return null
  const last = weeks.at(-1) ?? 0
  return (
    <Row role="img" aria-label={`Asked ${counted(last, 'time')} in the last seven days`}>
      {weeks.map((times, week) => (
        <Column
          // oxlint-disable-next-line react/no-array-index-key -- a week is identified by its position only
          key={week}
          style={{ height: times === 0 ? MIN : Math.max(MIN * 2, (times / most) * HEIGHT) }}
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
