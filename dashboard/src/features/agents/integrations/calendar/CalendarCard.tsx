import { useQuery } from '@tanstack/react-query'
import { CalendarSync, Unplug } from 'lucide-react'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CalendarConnection } from 'shared-types'
import { styled } from 'styled-components'
import { confirm } from '~/stores/confirm.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { CardHead } from '../CardHead.tsx'
import { ChooseCalendar } from './ChooseCalendar.tsx'
import { ConnectDialog } from './ConnectDialog.tsx'
import { calendarQuery, useDisconnectCalendar } from '../queries.ts'
import { OUTCOMES, VENDORS } from './vendors.ts'

/** The calendar in which an agent's appointments are entered, and its state. Shows nothing until it is loaded. */
export function CalendarCard({ agentId }: { agentId: string }) {
  const titleId = useId()
  const [isConnecting, setConnecting] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [search] = useSearchParams()
  const { data, isError, refetch } = useQuery(calendarQuery(agentId))
  if (isError && !data) {
    return (
      <Card>
        <ErrorState title="The calendar could not be loaded" onRetry={() => void refetch()} />
      </Card>
    )
  }
  if (!data) return null
  const { connection } = data
  const outcome = OUTCOMES[search.get('calendar') ?? '']
  const isOpen = connection?.state === 'choosing' || (isChoosing && connection?.state === 'works')
  return (
    <Frame aria-labelledby={titleId}>
      <CardHead
        titleId={titleId}
        icon={CalendarSync}
        title="Calendar"
        badge={connection && <StateBadge connection={connection} />}
        summary={summaryOf(connection)}
      >
        <Actions>
          {connection?.state === 'works' && !isOpen && (
            <Button onClick={() => setChoosing(true)}>Change</Button>
          )}
          {connection?.state !== 'works' && connection?.state !== 'choosing' && (
            <Button
              variant={connection ? 'primary' : 'secondary'}
              onClick={() => setConnecting(true)}
            >
              {connection ? 'Connect anew' : 'Connect a calendar'}
            </Button>
          )}
          {connection && <Disconnect agentId={agentId} connection={connection} />}
        </Actions>
      </CardHead>
      {outcome && !connection && <Notice tone="neutral">{outcome}</Notice>}
      {connection?.problem && (
        <Notice tone={connection.state === 'anew' ? 'negative' : 'neutral'}>
          {connection.problem.said}
        </Notice>
      )}
      {connection?.local && (
        <Local>
          A local stand-in for {VENDORS[connection.vendor].name}: everything in it is on this
          computer only.
        </Local>
      )}
      {isOpen && connection && (
        <ChooseCalendar
          agentId={agentId}
          connection={connection}
          onDone={() => setChoosing(false)}
        />
      )}
      <ConnectDialog
        agentId={agentId}
        offer={data}
        open={isConnecting}
        onClose={() => setConnecting(false)}
      />
    </Frame>
  )
}

function summaryOf(connection: CalendarConnection | null): string {
  if (!connection) {
    return 'Connect the calendar you live by: what is in it is never offered, and appointments are written to it.'
  }
  const { vendor, account, calendar } = connection
  const parts = [VENDORS[vendor].name, account, calendar?.name]
  return parts.filter((part, at) => part && parts.indexOf(part) === at).join(' · ')
}

function StateBadge({ connection: { state, problem } }: { connection: CalendarConnection }) {
  if (state === 'anew') {
    return (
      <Badge tone="negative" dot>
        Must be connected anew
      </Badge>
    )
  }
  if (state === 'choosing') return <Badge tone="neutral">Choose a calendar</Badge>
  return problem ? (
    <Badge tone="neutral" dot>
      Does not answer
    </Badge>
  ) : (
    <Badge tone="positive" dot>
      Works
    </Badge>
  )
}

function Disconnect({ agentId, connection }: { agentId: string; connection: CalendarConnection }) {
  const { mutate, isPending } = useDisconnectCalendar(agentId)
  const handleClick = async () => {
    const isSure = await confirm({
      title: 'Disconnect this calendar?',
      body: `New appointments are no longer written to ${VENDORS[connection.vendor].name}, and what is in it is no longer kept free. What was written there stays.`,
      action: 'Disconnect',
      danger: true,
    })
    if (isSure) mutate()
  }
  return (
    <IconButton
      label="Disconnect the calendar"
      icon={<Unplug />}
      tone="danger"
      disabled={isPending}
      onClick={() => void handleClick()}
    />
  )
}

const Frame = styled(Card)`
  display: grid;
  gap: ${space[4]};
`
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`
const Local = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
