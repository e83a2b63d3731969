import type { Holding } from 'shared-types'
import { styled } from 'styled-components'
import { tabular } from '~/theme/mixins.ts'
import { color, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { Meter } from '~/ui/Meter.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'

const NAMES: Record<Holding['what'], string> = {
  agents: 'Agents',
  pages: 'Web pages',
  pdfs: 'PDFs, documents and texts',
  bytes: 'Documents and their text',
}
const BYTES_PER_MB = 1_000_000

/** How much the account stores, and its limits. */
export function HoldingsCard({ holdings }: { holdings: Holding[] }) {
  return (
    <Card aria-labelledby="usage-holdings">
      <CardTitle id="usage-holdings">What your account keeps</CardTitle>
      <List>
        {holdings.map((holding) => (
          <li key={holding.what}>
            <Line>
              <span>{NAMES[holding.what]}</span>
              <Amount>{amountOf(holding)}</Amount>
            </Line>
            <Meter label={NAMES[holding.what]} share={holding.held / holding.most} />
          </li>
        ))}
      </List>
    </Card>
  )
}

function amountOf({ what, held, most }: Holding): string {
  if (what !== 'bytes') return `${held.toLocaleString('en-US')} of ${most.toLocaleString('en-US')}`
  return `${megabytes(held)} of ${megabytes(most)} MB`
}

/** One decimal below ten, and never 0 where there is something, so that the first document shows. */
function megabytes(bytes: number): string {
  const amount = bytes / BYTES_PER_MB
  if (amount > 0 && amount < 0.1) return '< 0.1'
  return amount.toLocaleString('en-US', { maximumFractionDigits: amount < 10 ? 1 : 0 })
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: ${space[5]} ${space[8]};
  margin: ${space[4]} 0 0;
  padding: 0;
  list-style: none;
`
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[2]};
`
const Amount = styled.span`
  ${tabular}
  color: ${color.muted};
`
