import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WEBHOOK_EVENTS, type WebhookEndpoint, type WebhookState } from 'shared-types'
import { styled } from 'styled-components'
import { onPhone } from '~/theme/mixins.ts'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Select } from '~/ui/Select.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { DeliveryDialog } from './DeliveryDialog.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { EndpointActions } from './EndpointActions.tsx'
import { eventLabel, hostOf, STATES } from './events.ts'
import { deliveriesQuery, type LogFilter } from './queries.ts'

type Props = {
  endpoint: WebhookEndpoint
  /** Called when a new secret has been made. */
  onSecret: (secret: string) => void
}

const STATE_OPTIONS = [
  { value: '' as const, label: 'All' },
  ...Object.entries(STATES).map(([value, { label }]) => ({ value: value as WebhookState, label })),
]
const TYPE_OPTIONS = [
  { value: '', label: 'All events' },
  ...['webhook.test', ...WEBHOOK_EVENTS].map((value) => ({ value, label: eventLabel(value) })),
]

/** The deliveries to an endpoint in the last 30 days, newest first, and the actions on it. */
export function DeliveryLog({ endpoint, onSecret }: Props) {
  const [filter, setFilter] = useState<LogFilter>({ state: '', type: '' })
  const [openId, setOpenId] = useState<string | null>(null)
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(deliveriesQuery(endpoint.id, filter))
  const deliveries = data?.pages.flatMap((page) => page.deliveries) ?? []
  return (
    <Card as="section" aria-labelledby="deliveries">
      <CardTitle id="deliveries">Sent to {hostOf(endpoint.url)}</CardTitle>
      <EndpointActions endpoint={endpoint} onSecret={onSecret} />
      <Filters>
        <Select
          label="State"
          value={filter.state}
          options={STATE_OPTIONS}
          onChange={(state) => setFilter({ ...filter, state })}
        />
        <Select
          label="Event"
          value={filter.type}
          options={TYPE_OPTIONS}
          onChange={(type) => setFilter({ ...filter, type })}
        />
      </Filters>
      {isError && !data && (
        <ErrorState title="The log could not be loaded" onRetry={() => void refetch()} />
      )}
      {!data && !isError && <SkeletonRows label="Loading the log" count={4} height={48} />}
      {data && deliveries.length === 0 && (
        <Empty>
          {filter.state || filter.type
            ? 'Nothing like that was sent in the last 30 days.'
            : 'Nothing was sent yet. Send a test event to see that it arrives.'}
        </Empty>
      )}
      {deliveries.length > 0 && (
        <List aria-label="Deliveries">
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              onOpen={() => setOpenId(delivery.id)}
            />
          ))}
        </List>
      )}
      {hasNextPage && (
        <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier
        </Button>
      )}
      {openId && (
        <DeliveryDialog id={openId} isOn={endpoint.is_on} onClose={() => setOpenId(null)} />
      )}
    </Card>
  )
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 240px));
  gap: ${space[3]};
  margin: ${space[5]} 0 ${space[3]};
  ${onPhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const Empty = styled.p`
  padding: ${space[4]} 0;
  color: ${color.muted};
`
const List = styled.ul`
  margin-bottom: ${space[3]};
`
