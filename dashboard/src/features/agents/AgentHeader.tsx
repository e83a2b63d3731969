import { ListChecks, MessageCircle, Pencil, Zap } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Agent } from 'shared-types'
import { styled } from 'styled-components'
import { paths } from '~/lib/paths.ts'
import { useMay } from '~/product/roles.ts'
import { onPhone } from '~/theme/mixins.ts'
import { font, space } from '~/theme/tokens.ts'
import { BackLink } from '~/ui/BackLink.tsx'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { TestCallButton } from './TestCallButton.tsx'
import { AgentTypeBadge } from './AgentTypeBadge.tsx'

type Props = { agent: Agent; isChatOpen: boolean; onToggleChat: () => void }

const RenameAgentDialog = lazy(async () => ({
  default: (await import('./RenameAgentDialog.tsx')).RenameAgentDialog,
}))

export function AgentHeader({ agent, isChatOpen, onToggleChat }: Props) {
  const mayChange = useMay('admin')
  const [isRenaming, setRenaming] = useState(false)
  return (
    <header>
      <BackLink to={paths.agents}>Agents</BackLink>
      <Line>
        <Name>
          <Link to={paths.agent(agent.id)}>{agent.name}</Link>
        </Name>
        {mayChange && (
          <IconButton
            label="Rename agent"
            icon={<Pencil />}
            tooltipSide="bottom"
            onClick={() => setRenaming(true)}
          />
        )}
        <AgentTypeBadge type={agent.type} />
        <Badge tone={agent.activated ? 'positive' : 'plain'} dot>
          {agent.activated ? 'Active' : 'Inactive'}
        </Badge>
        <Try>
          {mayChange && agent.type !== 'ANTI_THEFT' && (
            <ButtonLink to={paths.actions(agent.id)} icon={<Zap />}>
              Actions
            </ButtonLink>
          )}
          <ButtonLink to={paths.tests(agent.id)} icon={<ListChecks />}>
            Tests
          </ButtonLink>
          {agent.type === 'CHATBOT' ? (
            <Button icon={<MessageCircle />} aria-expanded={isChatOpen} onClick={onToggleChat}>
              Test chat
            </Button>
          ) : (
            mayChange && <TestCallButton agent={agent} />
          )}
        </Try>
      </Line>
      {isRenaming && (
        <Suspense>
          <RenameAgentDialog agent={agent} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </header>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin: 0 0 ${space[6]};
`
const Try = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-left: auto;
  ${onPhone} {
    margin-left: 0;
  }
`
const Name = styled.h1`
  margin-right: ${space[1]};
  font-size: ${font.size[20]};
  overflow-wrap: anywhere;
`
