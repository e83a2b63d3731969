import { type FormEvent, useState } from 'react'
import {
  URL_MAX,
  WEBHOOK_DESCRIPTION_MAX,
  type WebhookEndpoint,
  type WebhookEvent,
  type WebhookFormat,
} from 'shared-types'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Select } from '~/ui/Select.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { EventChoice } from './EventChoice.tsx'
import { EVENT_LABELS, FOR_A_CHANNEL, FORMATS } from './events.ts'
import { useAddEndpoint, useChangeEndpoint } from './queries.ts'

type Props = {
  /** The endpoint to change; null adds a new one. */
  endpoint: WebhookEndpoint | null
  /** @param secret null where no new secret was made */
  onSaved: (endpoint: WebhookEndpoint, secret: string | null) => void
  onCancel: () => void
}

const HINTS: Record<WebhookFormat, string> = {
  standard: 'Your program gets a POST with JSON.',
  slack: 'In Slack: Apps, Incoming Webhooks. Keep the address secret.',
  discord: 'In Discord: Channel settings, Integrations, Webhooks. Keep the address secret.',
}

export function EndpointForm({ endpoint, onSaved, onCancel }: Props) {
  const [url, setUrl] = useState(endpoint?.url ?? '')
  const [description, setDescription] = useState(endpoint?.description ?? '')
  const [format, setFormat] = useState<WebhookFormat>(endpoint?.format ?? 'standard')
  const [events, setEvents] = useState<WebhookEvent[]>(
    (endpoint?.events ?? []).filter((name) => Object.hasOwn(EVENT_LABELS, name)) as WebhookEvent[],
  )
  const [lacksEvent, setLacksEvent] = useState(false)
  const { mutate: add, isPending: isAdding } = useAddEndpoint()
  const { mutate: change, isPending: isChanging } = useChangeEndpoint(endpoint?.id ?? '')
  const chooseFormat = (next: WebhookFormat) => {
    setFormat(next)
    if (events.length === 0 && next !== 'standard') setEvents(FOR_A_CHANNEL)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setLacksEvent(events.length === 0)
    if (events.length === 0) return
    const fields = { url: url.trim(), description, events }
    if (endpoint) return change(fields, { onSuccess: ({ data }) => onSaved(data, null) })
    add({ ...fields, format }, { onSuccess: (made) => onSaved(made.endpoint, made.secret) })
  }
  return (
    <Form aria-label={endpoint ? 'Change the webhook' : 'Add a webhook'} onSubmit={handleSubmit}>
      {!endpoint && (
        <Select label="Format" value={format} options={FORMATS} onChange={chooseFormat} />
      )}
      <TextField
        label="Address"
        type="url"
        required
        maxLength={URL_MAX}
        placeholder="https://"
        hint={HINTS[format]}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <TextField
        label="Description (optional)"
        maxLength={WEBHOOK_DESCRIPTION_MAX}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <EventChoice
        chosen={events}
        error={lacksEvent && events.length === 0 ? 'Choose at least one event' : undefined}
        onChange={setEvents}
      />
      <Row>
        <Button variant="primary" type="submit" pending={isAdding || isChanging}>
          {endpoint ? 'Save' : 'Add'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Row>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
  margin-top: ${space[5]};
`
const Row = styled.div`
  display: flex;
  gap: ${space[2]};
`
