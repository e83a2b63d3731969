import dayjs from 'dayjs'
import type { Usage } from 'shared-types'
import { styled } from 'styled-components'
import { money } from '~/lib/money.ts'
import { tabular } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Bars } from '~/ui/Bars.tsx'
import { Card } from '~/ui/Card.tsx'
import { amountOf, KIND_NAMES, tokensOf, totals } from './amounts.ts'
import { lowerCap } from './cap-of.ts'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { dayBars } from './day-bars.ts'

/** The total first, then its parts and its days. */
export function MonthCard({ usage }: { usage: Usage }) {
  const { month, account, priced } = usage
  const used = totals(usage)
  const isPriced = priced.length > 0
  const cap = lowerCap(account)
  const unknown = used.filter(({ cost_micros }) => cost_micros === null)
  return (
    <Card aria-labelledby="usage-month">
      <CardTitle id="usage-month">{dayjs(`${month}-01`).format('MMMM YYYY')}</CardTitle>
      <Total>
        {isPriced
          ? money(account.spent_micros)
          : `${tokensOf(used).toLocaleString('en-US')} tokens`}
        {isPriced && cap !== null && <Of> of {money(cap)}</Of>}
      </Total>
      {used.length === 0 && <Muted>Nothing was used yet this month.</Muted>}
      <Kinds>
        {used.map((amount) => (
          <li key={amount.kind}>
            <span>{KIND_NAMES[amount.kind]}</span>
            <Amount>{amountOf(amount)}</Amount>
            <Amount>
              {amount.cost_micros === null ? 'price not known' : money(amount.cost_micros)}
            </Amount>
          </li>
        ))}
      </Kinds>
      {used.length > 0 && (
        <Bars label={isPriced ? 'Cost by day' : 'Tokens by day'} bars={dayBars(usage)} />
      )}
      {unknown.length > 0 && isPriced && (
        <Muted>What has no price on this server is counted, but not in the money.</Muted>
      )}
      {used.some(({ estimated_tokens }) => estimated_tokens > 0) && (
        <Muted>≈ In part an estimate from the length of the texts: the vendor did not tell.</Muted>
      )}
      <Muted>Days and months are those of UTC.</Muted>
    </Card>
  )
}

const Total = styled.p`
  ${tabular}
  margin: ${space[2]} 0 ${space[4]};
  font-size: ${font.size[28]};
  font-weight: ${font.weight.semibold};
  letter-spacing: ${font.tracking.heading};
  line-height: ${font.leading.tight};
`
const Of = styled.span`
  color: ${color.muted};
  font-size: ${font.size[16]};
  font-weight: ${font.weight.regular};
`
const Kinds = styled.ul`
  display: grid;
  gap: ${space[1]};
  max-width: 560px;
  margin: 0 0 ${space[6]};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 1fr 1fr minmax(96px, auto);
    gap: ${space[4]};
  }
`
const Amount = styled.span`
  ${tabular}
  color: ${color.muted};
  text-align: right;
`
const Muted = styled.p`
  margin-top: ${space[2]};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
