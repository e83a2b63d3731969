import { Link } from 'react-router-dom'
import type { Report, ReportGroup, ReportRow } from 'shared-types'
import { styled } from 'styled-components'
import { tabular } from '~/theme/mixins.ts'
import { color, font } from '~/theme/tokens.ts'
import { Cell, Row, Table } from '~/ui/Table.tsx'
import {
  BROUGHT_FIGURES,
  CALL_FIGURES,
  CONVERSATION_FIGURES,
  type Figure,
  isKnown,
  presentParts,
} from './figures.ts'
import { listLink, type Within } from './links.ts'
import { PartLink } from './PartLink.tsx'
import { rowLabel, withinRow } from './rows.ts'

const HEADINGS: Record<ReportGroup, string> = {
  day: 'Day',
  week: 'Week',
  agent: 'Agent',
  channel: 'Channel',
}
const FIGURES = [...CONVERSATION_FIGURES, ...CALL_FIGURES, ...BROUGHT_FIGURES]

/** All numbers of the chart and more, as a table; each links to the list behind it. */
export function ReportTable({
  report,
  group,
  within,
}: {
  report: Report
  group: ReportGroup
  within: Within
}) {
  const figures = FIGURES.filter(
    (figure) => isKnown(figure, report.totals) && !(figure.id === 'cost' && group === 'channel'),
  )
  const heading = HEADINGS[group]
  return (
    <Pinned>
      <Table
        label={`Numbers by ${heading.toLowerCase()}`}
        columns={[heading, ...figures.map(({ label }) => label)]}
        of={report.rows}
      >
        {(row) => (
          <Row>
            <Name scope="row">{rowLabel(group, row)}</Name>
            {figures.map((figure) => (
              <Number key={figure.id}>
                <Value figure={figure} row={row} within={withinRow(group, row, within)} />
              </Number>
            ))}
          </Row>
        )}
      </Table>
    </Pinned>
  )
}

type ValueProps = { figure: Figure; row: ReportRow; within: Within | null }

function Value({ figure, row: { figures }, within }: ValueProps) {
  const { of, text, label } = figure
  const value = of(figures)
  if (value === null) return <Nothing aria-label="Nothing was measured">–</Nothing>
  const shown = text(value, figures)
  if (value === 0 || !within) return shown
  const list = figure.list(figures)
  if (!list) {
    return presentParts(figure, figures).map((part) => (
      <Part key={part.label}>
        <PartLink {...{ part, figures, within }} />
      </Part>
    ))
  }
  return (
    <Link to={listLink(list, within)} aria-label={`${label}: ${shown}, open the list`}>
      {shown}
    </Link>
  )
}

/** Keeps the first column in sight, with its heading. */
const Pinned = styled.div`
  thead th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    background: ${color.surface};
  }
`
const Name = styled.th`
  position: sticky;
  left: 0;
  z-index: 1;
  padding: 0 16px;
  background: inherit;
  font-weight: ${font.weight.medium};
  text-align: left;
  white-space: nowrap;
  tr + tr > & {
    border-top: 1px solid ${color.line};
  }
`
const Number = styled(Cell)`
  ${tabular}
  white-space: nowrap;
  &:last-child {
    position: static;
    text-align: left;
  }
  a {
    text-decoration: underline;
    text-decoration-color: ${color.lineStrong};
    text-underline-offset: 3px;
  }
`
const Part = styled.span`
  display: block;
`
const Nothing = styled.span`
  color: ${color.muted};
`
