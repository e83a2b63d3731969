import type { WebhookEndpoint } from 'shared-types'
import { styled } from 'styled-components'
import { relativeTimeTo } from '~/lib/dates.ts'
import { confirm } from '~/stores/confirm.ts'
import { color } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Entry } from '~/ui/Entry.tsx'
import { hostOf } from './events.ts'
import { useRemoveEndpoint } from './queries.ts'

type Props = {
  endpoint: WebhookEndpoint
  /** Whether its log is open. */
  isShown: boolean
  onShow: () => void
  onEdit: () => void
}

export function EndpointRow({ endpoint, isShown, onShow, onEdit }: Props) {
  const { id, url, description, events, is_on: isOn } = endpoint
  const name = description || hostOf(url)
  const trouble = troubleOf(endpoint)
  const { mutate: remove, isPending: isRemoving } = useRemoveEndpoint(id)
  const handleRemove = async () => {
    const isSure = await confirm({
      title: `Delete the webhook ${name}?`,
      body: 'Nothing is sent there any more, and its log goes too.',
      action: 'Delete',
      danger: true,
    })
    if (isSure) remove()
  }
  const facts = (
    <>
      {description && <span>{hostOf(url)}</span>}
      <span>{events.length === 1 ? 'One event' : `${events.length} events`}</span>
      {trouble && <Trouble>{trouble}</Trouble>}
    </>
  )
  return (
    <Entry
      picture={null}
      name={
        <>
          {name} <Badge tone={isOn ? 'positive' : 'plain'}>{isOn ? 'On' : 'Off'}</Badge>
        </>
      }
      facts={facts}
    >
      <Button aria-label={`Log of ${name}`} aria-expanded={isShown} onClick={onShow}>
        Log
      </Button>
      <Button aria-label={`Change ${name}`} onClick={onEdit}>
        Change
      </Button>
      <Button
        variant="dangerQuiet"
        aria-label={`Delete ${name}`}
        pending={isRemoving}
        onClick={() => void handleRemove()}
      >
        Delete
      </Button>
    </Entry>
  )
}

/** Why nothing is delivered; nothing where all is well. */
function troubleOf({ is_on, off_reason, failing_since }: WebhookEndpoint): string | null {
  if (!is_on && off_reason === 'gone') return 'Turned off: it answered that it is gone (410).'
  if (!is_on && off_reason === 'failing') return 'Turned off: it failed for five days.'
  return is_on && failing_since ? `Failing since ${relativeTimeTo(failing_since)}.` : null
}

const Trouble = styled.span`
  color: ${color.negativeText};
`
