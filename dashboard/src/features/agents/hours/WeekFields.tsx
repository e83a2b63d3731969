import type { Span } from 'shared-types'
import { styled } from 'styled-components'
import { font, space } from '~/theme/tokens.ts'
import { DAYS } from './draft.ts'
import { SpanList } from './SpanList.tsx'

type Props = {
  /** Monday first. */
  week: Span[][]
  /** The complaints about each day, by its position in the week. */
  errorOf: (at: number) => string | undefined
  onChange: (week: Span[][]) => void
}

/** The opening hours of each weekday. The form around it is a CSS container, so that the fields adapt to its width. */
export const WeekFields = ({ week, errorOf, onChange }: Props) => (
  <Week>
    {DAYS.map((day, at) => (
      <Day key={day}>
        <DayName>{day}</DayName>
        <SpanList
          of={day}
          spans={week[at] ?? []}
          error={errorOf(at)}
          onChange={(spans) => onChange(week.map((old, n) => (n === at ? spans : old)))}
        />
      </Day>
    ))}
  </Week>
)

const Week = styled.div`
  display: grid;
  gap: ${space[3]};
`
const Day = styled.div`
  display: grid;
  grid-template-columns: 108px minmax(0, 1fr);
  gap: ${space[2]};
  @container (width < 480px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`
const DayName = styled.span`
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
  line-height: 36px;
`
