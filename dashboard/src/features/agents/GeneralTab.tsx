import type { ReactNode } from 'react'
import type { Agent } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime } from '~/lib/dates.ts'
import { ellipsis, onPhone } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Card } from '~/ui/Card.tsx'
import { CopyButton } from '~/ui/CopyButton.tsx'
import { AgentTypeBadge } from './AgentTypeBadge.tsx'

export function GeneralTab({ agent }: { agent: Agent }) {
  return (
    <Card>
      <Title>General</Title>
      <dl>
        <Fact term="Name">{agent.name}</Fact>
        <Fact term="Type">
          <AgentTypeBadge type={agent.type} />
        </Fact>
        <Fact term="State">
          <Badge tone={agent.activated ? 'positive' : 'plain'} dot>
            {agent.activated ? 'Active' : 'Inactive'}
          </Badge>
        </Fact>
        <Fact term="Created">{dateAndTime(agent.created_at)}</Fact>
        <Fact term="Agent id">
          <Id>{agent.id}</Id>
          <CopyButton text={agent.id} label="Copy agent id" />
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Row>
      <Term>{term}</Term>
      <Value>{children}</Value>
    </Row>
  )
}

const Title = styled.h2`
  margin-bottom: ${space[2]};
  font-size: ${font.size[16]};
`
const Row = styled.div`
  display: flex;
  align-items: center;
  min-height: ${space[12]};
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Term = styled.dt`
  flex-shrink: 0;
  width: 160px;
  ${onPhone} {
    width: 96px;
  }
  color: ${color.muted};
`
const Value = styled.dd`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
`
const Id = styled.code`
  ${ellipsis}
  ${onPhone} {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  font-family: ${font.mono};
  font-size: ${font.size[13]};
`
