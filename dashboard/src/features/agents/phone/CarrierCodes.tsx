import { styled } from 'styled-components'
import {
  codesToDial,
  fillCode,
  type Carrier,
  type CodePair,
  type Confidence,
  type DialledCase,
} from '~/lib/data/carriers.ts'
import { longDate } from '~/lib/dates.ts'
import { onPhone, visuallyHidden } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Cell, Row, Table } from '~/ui/Table.tsx'
import { DialCode } from './DialCode.tsx'

const CASES: Record<DialledCase, string> = {
  atOnce: 'All three below at once',
  all: 'All calls',
  busy: 'When busy',
  unanswered: 'When unanswered',
  unreachable: 'When unreachable',
}
const CONFIDENCE: Record<Confidence, string> = {
  high: 'Confirmed by the carrier.',
  medium: 'Independent sources agree on these codes.',
  low: 'Not confirmed by the carrier; worked out from the network it runs on.',
}

type Props = { carrier: Carrier; phone: string | null }

export function CarrierCodes({ carrier, phone }: Props) {
  const { first, otherwise } = codesToDial(carrier)
  return (
    <Codes>
      <CodeTable label={`Codes of ${carrier.name}`} codes={first} phone={phone} />
      <Help>
        <summary>Did not work?</summary>
        <p>
          {CONFIDENCE[carrier.confidence]} {fillCode(carrier.note, phone)}
        </p>
        {Object.keys(otherwise).length > 0 && (
          <CodeTable label={`Other codes of ${carrier.name}`} codes={otherwise} phone={phone} />
        )}
        <Source>
          Last checked {longDate(carrier.lastChecked)}.{' '}
          {carrier.sourceUrl && (
            <a href={carrier.sourceUrl} target="_blank" rel="noopener noreferrer">
              What {carrier.name} says
            </a>
          )}
        </Source>
      </Help>
    </Codes>
  )
}

type TableProps = {
  label: string
  codes: Partial<Record<DialledCase, CodePair>>
  phone: string | null
}

function CodeTable({ label, codes, phone }: TableProps) {
  return (
    <Table
      label={label}
      columns={['Forward', 'Switch on', 'Switch off']}
      of={Object.entries(codes)}
    >
      {([name, { on, off }]) => (
        <CodeRow>
          <Cell>{CASES[name as DialledCase]}</Cell>
          <Cell>
            <OnPhone>Switch on</OnPhone>
            <DialCode code={fillCode(on, phone)} canCopy={phone !== null} />
          </Cell>
          <LeftCell>
            <OnPhone>Switch off</OnPhone>
            <DialCode code={off} canCopy />
          </LeftCell>
        </CodeRow>
      )}
    </Table>
  )
}

/** On a phone, the codes of a row are below one another, because two of them side by side would be broken. */
const Codes = styled.div`
  ${onPhone} {
    thead {
      ${visuallyHidden}
    }
  }
`
const CodeRow = styled(Row)`
  ${onPhone} {
    display: grid;
    padding: ${space[2]} 0;
    && > td {
      position: static;
      display: flex;
      align-items: center;
      height: auto;
      padding: ${space[1]} ${space[4]};
      border: 0;
      text-align: left;
      &:first-child {
        font-weight: ${font.weight.medium};
      }
    }
    & + & {
      border-top: 1px solid ${color.line};
    }
  }
`
const OnPhone = styled.span`
  display: none;
  ${onPhone} {
    display: block;
    width: 84px;
    color: ${color.muted};
    font-size: ${font.size[13]};
  }
`
const LeftCell = styled(Cell)`
  &:last-child {
    text-align: left;
  }
`
const Help = styled.details`
  margin-top: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  font-size: ${font.size[13]};
  summary {
    font-weight: ${font.weight.medium};
    cursor: pointer;
  }
  > p {
    margin: ${space[2]} 0 ${space[3]};
  }
`
const Source = styled.p`
  color: ${color.muted};
  a {
    color: ${color.accentText};
    text-decoration: underline;
  }
`
