import { Phone, Puzzle } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { Agent } from 'shared-types'
import { styled } from 'styled-components'
import { longDate } from '~/lib/dates.ts'
import { paths } from '~/lib/paths.ts'
import { showPhone } from '~/lib/phone.ts'
import { counted } from '~/lib/text.ts'
import { useMay } from '~/product/roles.ts'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, motion, radius, shadow, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { AgentTypeBadge } from './AgentTypeBadge.tsx'

/** Only members who may set up agents see the menu. */
const AgentActions = lazy(async () => ({
  default: (await import('./AgentActions.tsx')).AgentActions,
}))

export function AgentCard({ agent }: { agent: Agent }) {
  const mayChange = useMay('admin')
  return (
    <Place>
      <Box as={Link} data-row to={paths.agent(agent.id, 'settings')}>
        <Top>
          <Name title={agent.name}>{agent.name}</Name>
          <Badge tone={agent.activated ? 'positive' : 'plain'} dot>
            {agent.activated ? 'Active' : 'Inactive'}
          </Badge>
        </Top>
        <Created>Created {longDate(agent.created_at)}</Created>
        <AgentTypeBadge type={agent.type} />
        <Facts>
          <Fact>
            <Phone size={14} aria-hidden />
            {agent.used_number ? showPhone(agent.used_number.phone) : 'No phone number'}
          </Fact>
          {agent.type !== 'ANTI_THEFT' && (
            <Fact>
              <Puzzle size={14} aria-hidden />
              {counted(agent.integrations, 'integration')}
            </Fact>
          )}
        </Facts>
      </Box>
      {mayChange && (
        <Corner>
          <Suspense>
            <AgentActions agent={agent} />
          </Suspense>
        </Corner>
      )}
    </Place>
  )
}

/** A placeholder of the same shape, shown while the agents are loading. */
export function AgentCardSkeleton() {
  return (
    <li>
      <Box>
        <Top>
          <Skeleton width="45%" height={20} />
          <Skeleton width={64} height={22} round />
        </Top>
        <Created>
          <Skeleton width="35%" height={19} />
        </Created>
        <Skeleton width={96} height={22} round />
        <Facts>
          <Skeleton width="60%" height={19} />
        </Facts>
      </Box>
    </li>
  )
}

const Place = styled.li`
  position: relative;
`
/** Beside the link rather than in it, because links cannot contain buttons. */
const Corner = styled.div`
  position: absolute;
  right: ${space[3]};
  bottom: ${space[3]};
`
const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  height: 100%;
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  transition: border-color ${motion.fast};
  a&:hover {
    border-color: ${color.lineStrong};
  }
`
const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  width: 100%;
`
const Name = styled.h2`
  ${ellipsis}
  font-size: ${font.size[16]};
`
const Created = styled.div`
  width: 100%;
  margin: ${space.half} 0 ${space[4]};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  width: 100%;
  margin-top: ${space[5]};
  padding: ${space[4]} ${space[8]} 0 0;
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
`
