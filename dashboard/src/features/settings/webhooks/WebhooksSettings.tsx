import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WebhookEndpoint } from 'shared-types'
import { styled } from 'styled-components'
import { entriesOf } from '~/lib/entries-of.ts'
import { color, space } from '~/theme/tokens.ts'
import { Answered } from '~/ui/Answered.tsx'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Cards } from '~/ui/Cards.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { DeliveryLog } from './DeliveryLog.tsx'
import { EndpointForm } from './EndpointForm.tsx'
import { EndpointRow } from './EndpointRow.tsx'
import { SecretBox } from './SecretBox.tsx'
import { endpointsQuery } from './queries.ts'

type Secret = { endpointId: string; text: string }

/** The endpoints to which events are sent, and the deliveries to one of them. */
export function WebhooksSettings() {
  const [shownId, setShownId] = useState<string | null>(null)
  const [secret, setSecret] = useState<Secret | null>(null)
  const { data } = useQuery(endpointsQuery())
  const shown = entriesOf(data?.endpoints).find(({ id }) => id === shownId)
  const handleSaved = (saved: WebhookEndpoint, made: string | null) => {
    setShownId(saved.id)
    if (made) setSecret({ endpointId: saved.id, text: made })
  }
  return (
    <Cards>
      <Endpoints shownId={shownId} onShow={setShownId} onSaved={handleSaved} />
      {secret && <SecretBox secret={secret.text} onDone={() => setSecret(null)} />}
      {shown && (
        <DeliveryLog
          key={shown.id}
          endpoint={shown}
          onSecret={(text) => setSecret({ endpointId: shown.id, text })}
        />
      )}
    </Cards>
  )
}

type EndpointsProps = {
  shownId: string | null
  onShow: (id: string | null) => void
  /** `secret` is null where it stays as it was. */
  onSaved: (endpoint: WebhookEndpoint, secret: string | null) => void
}

function Endpoints({ shownId, onShow, onSaved }: EndpointsProps) {
  const query = useQuery(endpointsQuery())
  const [edited, setEdited] = useState<WebhookEndpoint | 'new' | null>(null)
  const handleSaved: typeof onSaved = (endpoint, secret) => {
    setEdited(null)
    onSaved(endpoint, secret)
  }
  return (
    <Card as="section" aria-labelledby="webhooks">
      <CardTitle id="webhooks">Webhooks</CardTitle>
      <Text>
        Tell other programs what happens: your shop, Zapier, n8n, or a channel of Slack or Discord.
        Each event is sent to the address you give, and again for a day if nobody answers.
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
      <Answered
        query={query}
        what="Webhooks"
        waiting={<SkeletonRows label="Loading webhooks" count={3} height={72} />}
      >
        {({ endpoints }) =>
          endpoints.length !== 0 && (
            <List aria-label="Webhooks">
              <Rows of={endpoints}>
                {(endpoint) => (
                  <EndpointRow
                    endpoint={endpoint}
                    isShown={endpoint.id === shownId}
                    onShow={() => onShow(endpoint.id === shownId ? null : endpoint.id)}
                    onEdit={() => setEdited(endpoint)}
                  />
                )}
              </Rows>
            </List>
          )
        }
      </Answered>
    </Card>
  )
}

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
