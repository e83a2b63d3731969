import { useQuery } from '@tanstack/react-query'
import { Bot } from 'lucide-react'
import type { ConnectedAssistant } from 'shared-types'
import { styled } from 'styled-components'
import { longDate } from '~/lib/dates.ts'
import { confirm } from '~/stores/confirm.ts'
import { color, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { AccessEntry } from './AccessEntry.tsx'
import { assistantsQuery, useDisconnect } from './queries.ts'
import { assistantScopeName } from './scopes.ts'

/** Assistants that members have given access by signing in; nothing while there are none. */
export function ConnectedAssistants() {
  const { data, isError, refetch } = useQuery(assistantsQuery())
  if (isError && !data) {
    return (
      <Card>
        <ErrorState
          title="The connected assistants could not be loaded"
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  if (!data?.assistants.length) return null
  return (
    <Card as="section" aria-labelledby="connected-assistants">
      <CardTitle id="connected-assistants">Connected assistants</CardTitle>
      <Text>They work as the person who let them in, and end when that person leaves.</Text>
      <List aria-label="Connected assistants">
        <Rows of={data.assistants}>{(assistant) => <Row assistant={assistant} />}</Rows>
      </List>
    </Card>
  )
}

function Row({ assistant }: { assistant: ConnectedAssistant }) {
  const { id, name, host, scopes, person, created_at, last_used_at } = assistant
  const { mutate: disconnect, isPending } = useDisconnect(id)
  const handleDisconnect = async () => {
    const isSure = await confirm({
      title: `Disconnect ${name}?`,
      body: 'It can do nothing here from now on, until somebody lets it in again.',
      action: 'Disconnect',
      danger: true,
    })
    if (isSure) disconnect()
  }
  return (
    <AccessEntry
      icon={Bot}
      name={name}
      host={host}
      lastUsedAt={last_used_at}
      origin={`Let in by ${person.name} on ${longDate(created_at)}`}
      scopes={scopes.map(assistantScopeName)}
      action="Disconnect"
      actionLabel={`Disconnect ${name}`}
      isPending={isPending}
      onEnd={() => void handleDisconnect()}
    />
  )
}

const Text = styled.p`
  max-width: 60ch;
  color: ${color.muted};
`
const List = styled.ul`
  margin-top: ${space[5]};
`
