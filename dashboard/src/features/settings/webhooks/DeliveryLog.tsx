import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  WEBHOOK_EVENTS,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookState,
} from 'shared-types'
import { styled } from 'styled-components'
import { joined } from '~/lib/entries-of.ts'
import { onPhone } from '~/theme/mixins.ts'
import { color, space } from '~/theme/tokens.ts'
import { Answered } from '~/ui/Answered.tsx'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Rows } from '~/ui/Rows.tsx'
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
  const query = useInfiniteQuery(deliveriesQuery(endpoint.id, filter))
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query
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
      <Answered
        query={query}
        what="The log"
        waiting={<SkeletonRows label="Loading the log" count={4} height={48} />}
      >
        {({ pages }) => (
          <Deliveries
            deliveries={joined(pages, ({ deliveries }) => deliveries)}
            isFiltered={filter.state !== '' || filter.type !== ''}
            onOpen={setOpenId}
          />
        )}
      </Answered>
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

type DeliveriesProps = {
  deliveries: WebhookDelivery[]
  isFiltered: boolean
  onOpen: (id: string) => void
}

function Deliveries({ deliveries, isFiltered, onOpen }: DeliveriesProps) {
  if (deliveries.length === 0) {
    return (
      <Empty>
        {isFiltered
          ? 'Nothing like that was sent in the last 30 days.'
          : 'Nothing was sent yet. Send a test event to see that it arrives.'}
      </Empty>
    )
  }
  return (
    <List aria-label="Deliveries">
      <Rows of={deliveries}>
        {(delivery) => <DeliveryRow delivery={delivery} onOpen={() => onOpen(delivery.id)} />}
      </Rows>
    </List>
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
