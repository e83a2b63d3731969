import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Usage } from 'shared-types'
import { styled } from 'styled-components'
import { money } from '~/lib/money.ts'
import { paths } from '~/lib/paths.ts'
import { tabular } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Cell, Row, Table } from '~/ui/Table.tsx'
import { amountOf } from './amounts.ts'
import { CapDialog, type CapSubject } from './CapDialog.tsx'
import { lowerCap } from './cap-of.ts'

type Agent = Usage['agents'][number]

/** A row for each agent: its usage, its cost, and its cap. */
export function AgentUsage({ usage }: { usage: Usage }) {
  const [subject, setSubject] = useState<CapSubject | null>(null)
  if (usage.agents.length === 0) return null
  const isPriced = usage.priced.length > 0
  return (
    <div>
      <Table
        label="Usage by agent"
        columns={['Agent', 'Used', 'Cost', 'Monthly cap', '']}
        of={usage.agents}
      >
        {(agent) => (
          <AgentRow
            agent={agent}
            isPriced={isPriced}
            onCap={() => agent.name !== null && setSubject({ ...agent, name: agent.name })}
          />
        )}
      </Table>
      {subject && <CapDialog subject={subject} onClose={() => setSubject(null)} />}
    </div>
  )
}

function AgentRow({
  agent,
  isPriced,
  onCap,
}: {
  agent: Agent
  isPriced: boolean
  onCap: () => void
}) {
  const { id, name, cap, used } = agent
  const most = lowerCap(cap)
  return (
    <Row>
      <Cell>
        {name === null ? (
          <Muted>Deleted agent</Muted>
        ) : (
          <Name to={paths.agent(id, 'settings')}>{name}</Name>
        )}
      </Cell>
      <Cell>
        {used.length === 0 && <Muted>Nothing yet</Muted>}
        {used.map((amount) => (
          <Amount key={amount.kind}>{amountOf(amount)}</Amount>
        ))}
      </Cell>
      <Cell>
        {isPriced ? <Amount>{money(cap.spent_micros)}</Amount> : <Muted>Not known</Muted>}
      </Cell>
      <Cell>{most === null ? <Muted>None</Muted> : <Amount>{money(most)}</Amount>}</Cell>
      <Cell>
        {name !== null && isPriced && (
          <Button size="small" aria-label={`Set cap of ${name}`} onClick={onCap}>
            Set cap
          </Button>
        )}
      </Cell>
    </Row>
  )
}

const Name = styled(Link)`
  font-weight: ${font.weight.medium};
  &:hover {
    text-decoration: underline;
  }
`
const Amount = styled.div`
  ${tabular}
  padding: ${space.half} 0;
  white-space: nowrap;
`
const Muted = styled.span`
  color: ${color.muted};
`
