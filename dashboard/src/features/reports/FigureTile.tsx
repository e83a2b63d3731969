import { Link } from 'react-router-dom'
import type { ReportFigures } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { type Figure, presentParts } from './figures.ts'
import { listLink, type Within } from './links.ts'
import { PartLink } from './PartLink.tsx'
import { changeText } from './words.ts'

type Props = {
  figure: Figure
  totals: ReportFigures
  before: ReportFigures
  within: Within
  /** The value of the previous period. */
  withinBefore: Within
}

/** A number with its value in the previous period; it links to the list behind it. */
export function FigureTile({ figure, totals, before, within, withinBefore }: Props) {
  const { label, about, of, text, note } = figure
  const list = figure.list(totals)
  const [value, past] = [of(totals), of(before)]
  const shown = value === null ? null : text(value, totals)
  const noted = note?.(totals)
  const present = presentParts(figure, totals)
  return (
    <Tile aria-label={label}>
      <Label>{label}</Label>
      {shown === null && <Nothing>Nothing was measured</Nothing>}
      {shown !== null && (
        <Value>
          {list && value !== 0 ? (
            <Link to={listLink(list, within)} aria-label={`${label}: ${shown}, open the list`}>
              {shown}
            </Link>
          ) : (
            shown
          )}
        </Value>
      )}
      {noted && <Small>{noted}</Small>}
      {present.length > 0 && (
        <Small as="ul">
          {present.map((part) => (
            <li key={part.label}>
              <PartLink {...{ part, within }} figures={totals} />
            </li>
          ))}
        </Small>
      )}
      <About>{about}</About>
      <Before>
        Before: <Past {...{ figure, past, before, value, withinBefore }} />
      </Before>
    </Tile>
  )
}

type PastProps = Pick<Props, 'figure' | 'before' | 'withinBefore'> & {
  past: number | null
  value: number | null
}

function Past({ figure, before, withinBefore, past, value }: PastProps) {
  if (past === null) return 'nothing'
  const { label, text, id } = figure
  const list = figure.list(before)
  const shown = text(past, before)
  // A share is shown without its change: a change in percent of a percentage would be misleading.
  const change = value === null || id === 'rating' ? null : changeText(value, past)
  return (
    <>
      {list && past !== 0 ? (
        <Link
          to={listLink(list, withinBefore)}
          aria-label={`${label} before: ${shown}, open the list`}
        >
          {shown}
        </Link>
      ) : (
        shown
      )}
      {change && ` (${change})`}
    </>
  )
}

const Tile = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[4]};
`
const Label = styled.h3`
  color: ${color.muted};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
`
const Value = styled.p`
  font-size: ${font.size[28]};
  font-weight: ${font.weight.semibold};
  letter-spacing: ${font.tracking.display};
  line-height: ${font.leading.tight};
  a:hover {
    text-decoration: underline;
  }
`
const Nothing = styled.p`
  min-height: ${space[8]};
  color: ${color.muted};
`
const Small = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  margin: 0;
  padding: 0;
  font-size: ${font.size[13]};
  list-style: none;
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
const About = styled.p`
  margin-top: auto;
  padding-top: ${space[1]};
  color: ${color.muted};
  font-size: ${font.size[12]};
  line-height: ${font.leading.tight};
`
const Before = styled.p`
  color: ${color.muted};
  font-size: ${font.size[12]};
  a {
    text-decoration: underline;
    text-decoration-color: ${color.lineStrong};
    text-underline-offset: 3px;
  }
`
