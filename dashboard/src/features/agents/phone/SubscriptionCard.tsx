import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Subscription } from 'shared-types'
import { styled } from 'styled-components'
import { daysUntil, dueDate } from '~/lib/dates.ts'
import { capitaliseFirst, counted } from '~/lib/text.ts'
import { useMay } from '~/product/roles.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { ByOwners } from './ByOwners.tsx'
import { CardHead } from './CardHead.tsx'
import { openInNewTab } from './open-in-new-tab.ts'
import { activeNumberQuery, subscriptionQuery, usePortal } from './queries.ts'

export function SubscriptionCard({ agentId }: { agentId: string }) {
  const maySee = useMay('owner')
  const query = { ...subscriptionQuery(agentId), enabled: maySee }
  const { data: subscription, isError, isLoading, refetch } = useQuery(query)
  const { data: number } = useQuery(activeNumberQuery(agentId))
  return (
    <Box>
      <CardHead
        title="Subscription"
        text="What keeps the number yours."
        action={subscription && <StatusBadge status={subscription.status} />}
      />
      {!maySee && number && (
        <ByOwners>Owners of this workspace see and pay its subscriptions.</ByOwners>
      )}
      {isLoading && <Skeleton height={72} />}
      {isError && (
        <ErrorState title="The subscription could not be loaded" onRetry={() => void refetch()} />
      )}
      {subscription && <Details subscription={subscription} />}
      {subscription && (
        <Note $isCalm={subscription.status === 'active'}>{noteOf(subscription)}</Note>
      )}
      {subscription && <PortalButton agentId={agentId} />}
      {(maySee ? subscription : number) === null && (
        <>
          <Blurred aria-hidden>
            <Fact term="Plan">Phone number</Fact>
            <Fact term="Days remaining">30 days</Fact>
            <Fact term="Due date">—</Fact>
          </Blurred>
          <Overlay>You have not subscribed to a phone number yet</Overlay>
        </>
      )}
    </Box>
  )
}

/** Blue while active, red otherwise. */
function StatusBadge({ status }: { status: string }) {
  return <Badge tone={status === 'active' ? 'accent' : 'negative'}>{named(status)}</Badge>
}

/** The payment provider's `past_due` is shown as 'Past due'; a subscription that it calls canceled has ended already. */
const named = (status: string) =>
  status === 'canceled' ? 'Ended' : capitaliseFirst(status.replaceAll('_', ' '))

function Details({ subscription }: { subscription: Subscription }) {
  const { variant, status, renews_at, ends_at } = subscription
  const isOver = status === 'canceled'
  const due = (isOver && ends_at) || renews_at
  return (
    <Facts>
      <Fact term="Plan">{variant}</Fact>
      <Fact term="Days remaining">{counted(daysUntil(due), 'day')}</Fact>
      <Fact term={isOver ? 'Ended' : 'Due date'}>
        <time dateTime={due}>{dueDate(due)}</time>
      </Fact>
    </Facts>
  )
}

/** What the owner should know or do about the subscription. */
function noteOf({ status, ends_at }: Subscription): string | null {
  if (status === 'canceled') return 'It has ended. Subscribe again to keep the number.'
  if (status !== 'active' && status !== 'trialing') {
    return 'The last payment failed. Pay it under Manage subscription to keep the number.'
  }
  return ends_at && 'Cancelled: the number is yours to the end of what is paid.'
}

function PortalButton({ agentId }: { agentId: string }) {
  const portal = usePortal(agentId)
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null)
  const handleOpen = async () => {
    const opened = await openInNewTab(portal.mutateAsync()).catch(() => null)
    setBlockedUrl(opened?.blockedUrl ?? null)
  }
  return (
    <Actions>
      <Button icon={<ExternalLink />} pending={portal.isPending} onClick={() => void handleOpen()}>
        Manage subscription
      </Button>
      {blockedUrl && (
        <a href={blockedUrl} target="_blank" rel="noopener noreferrer">
          Open the billing portal
        </a>
      )}
    </Actions>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Box = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
`
const Facts = styled.dl`
  display: grid;
  gap: ${space[2]};
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-variant-numeric: tabular-nums;
    font-weight: ${font.weight.medium};
    text-align: right;
  }
`
const Note = styled.p<{ $isCalm: boolean }>`
  margin-top: ${space[3]};
  color: ${({ $isCalm }) => ($isCalm ? color.muted : color.negativeText)};
  font-size: ${font.size[13]};
  &:empty {
    display: none;
  }
`
const Blurred = styled(Facts)`
  filter: blur(5px);
  opacity: 0.6;
  user-select: none;
`
const Overlay = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space[10]} ${space[6]} 0;
  border-radius: ${radius.large};
  background: color-mix(in srgb, ${color.surface} 60%, transparent);
  font-weight: ${font.weight.medium};
  text-align: center;
  text-wrap: balance;
`
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  margin-top: auto;
  padding-top: ${space[5]};
  a {
    color: ${color.accentText};
    text-decoration: underline;
  }
`
