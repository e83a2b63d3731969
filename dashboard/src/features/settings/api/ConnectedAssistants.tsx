import { useQuery } from '@tanstack/react-query'
import { Bot } from 'lucide-react'
import type { ConnectedAssistant } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime, longDate, relativeTimeTo } from '~/lib/dates.ts'
import { confirm } from '~/stores/confirm.ts'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Entry, EntryIcon } from '~/ui/Entry.tsx'
import { assistantsQuery, useDisconnect } from './queries.ts'
import { scopeName } from './scopes.ts'

/** Assistants that people let in by signing in; nothing while there is none. */
export function ConnectedAssistants() {
  const { data } = useQuery(assistantsQuery())
  if (!data?.assistants.length) return null
  return (
    <Card as="section" aria-labelledby="connected-assistants">
      <CardTitle id="connected-assistants">Connected assistants</CardTitle>
      <Text>They work as the person who let them in, and end when that person leaves.</Text>
      <List aria-label="Connected assistants">
        {data.assistants.map((assistant) => (
          <Row key={assistant.id} assistant={assistant} />
        ))}
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
    <Entry
      picture={
        <EntryIcon>
          <Bot aria-hidden />
        </EntryIcon>
      }
      name={name}
      facts={
        <>
          <span>{host}</span>
          <span>
            {last_used_at ? (
              <time dateTime={last_used_at} title={dateAndTime(last_used_at)}>
                Last used {relativeTimeTo(last_used_at)}
              </time>
            ) : (
              'Not used yet'
            )}
          </span>
          <span>
            Let in by {person.name} on {longDate(created_at)}
          </span>
          <Scopes>{scopes.map(scopeName).join(', ')}</Scopes>
        </>
      }
    >
      <Button
        variant="dangerQuiet"
        size="small"
        aria-label={`Disconnect ${name}`}
        pending={isPending}
        onClick={() => void handleDisconnect()}
      >
        Disconnect
      </Button>
    </Entry>
  )
}

const Text = styled.p`
  max-width: 60ch;
  color: ${color.muted};
`
const List = styled.ul`
  margin-top: ${space[5]};
`
const Scopes = styled.span`
  flex-basis: 100%;
  margin-top: ${space.half};
  && {
    &::before {
      content: none;
    }
  }
`
