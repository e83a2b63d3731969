import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WebhookEndpoint } from 'shared-types'
import { styled } from 'styled-components'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { DeliveryLog } from './DeliveryLog.tsx'
import { EndpointForm } from './EndpointForm.tsx'
import { EndpointRow } from './EndpointRow.tsx'
import { SecretBox } from './SecretBox.tsx'
import { endpointsQuery } from './queries.ts'

type Secret = { endpointId: string; text: string }

/** The endpoints to which events are sent, and the deliveries to one of them. */
export function WebhooksSettings() {
  const [edited, setEdited] = useState<WebhookEndpoint | 'new' | null>(null)
  const [shownId, setShownId] = useState<string | null>(null)
  const [secret, setSecret] = useState<Secret | null>(null)
  const { data, isError, refetch } = useQuery(endpointsQuery())
  if (isError && !data) {
    return <ErrorState title="Webhooks could not be loaded" onRetry={() => void refetch()} />
  }
  if (!data) return <SkeletonRows label="Loading webhooks" count={3} height={72} />
  const shown = data.endpoints.find(({ id }) => id === shownId)
  const handleSaved = (saved: WebhookEndpoint, made: string | null) => {
    setEdited(null)
    setShownId(saved.id)
    if (made) setSecret({ endpointId: saved.id, text: made })
  }
  return (
    <Stack>
      <Card as="section" aria-labelledby="webhooks">
        <CardTitle id="webhooks">Webhooks</CardTitle>
        <Text>
          Tell other programs what happens: your shop, Zapier, n8n, or a channel of Slack or
          Discord. Each event is sent to the address you give, and again for a day if nobody
          answers.
        </Text>
        {edited ? (
          <EndpointForm
            key={edited === 'new' ? 'new' : edited.id}
            endpoint={edited === 'new' ? null : edited}
            onSaved={handleSaved}
            onCancel={() => setEdited(null)}
          />
        ) : (
          <Add>
            <Button variant="primary" onClick={() => setEdited('new')}>
              Add a webhook
            </Button>
          </Add>
        )}
        {data.endpoints.length > 0 && (
          <List aria-label="Webhooks">
            {data.endpoints.map((endpoint) => (
              <EndpointRow
                key={endpoint.id}
                endpoint={endpoint}
                isShown={endpoint.id === shownId}
                onShow={() => setShownId(endpoint.id === shownId ? null : endpoint.id)}
                onEdit={() => setEdited(endpoint)}
              />
            ))}
          </List>
        )}
      </Card>
      {secret && <SecretBox secret={secret.text} onDone={() => setSecret(null)} />}
      {shown && (
        <DeliveryLog
          key={shown.id}
          endpoint={shown}
          onSecret={(text) => setSecret({ endpointId: shown.id, text })}
        />
      )}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`
const Text = styled.p`
  max-width: 64ch;
  color: ${color.muted};
`
const Add = styled.div`
  margin-top: ${space[5]};
`
const List = styled.ul`
  margin-top: ${space[5]};
`
