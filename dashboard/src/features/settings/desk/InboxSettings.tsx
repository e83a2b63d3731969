import { useQuery } from '@tanstack/react-query'
import { type DeskSettings, NOBODY_AFTER_MINUTES, RETURN_AFTER_MINUTES } from 'shared-types'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Cards } from '~/ui/Cards.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Loader } from '~/ui/Spinner.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { Minutes } from './Minutes.tsx'
import { deskQuery, useChangeDesk } from './queries.ts'

/** How the team shares the inbox: reminders for unanswered visitors, and how conversations are assigned. */
export function InboxSettings() {
  const { data: desk, isPending, refetch } = useQuery(deskQuery())
  if (isPending) return <Loader />
  if (!desk) {
    return <ErrorState title="This could not be loaded" onRetry={() => void refetch()} />
  }
  return (
    <Cards>
      <NobodyWaits desk={desk} />
      <InTurn desk={desk} />
    </Cards>
  )
}

function NobodyWaits({ desk }: { desk: DeskSettings }) {
  const { mutate: change } = useChangeDesk()
  return (
    <Card as="section" aria-labelledby="nobody-waits">
      <CardTitle id="nobody-waits">Nobody waits in silence</CardTitle>
      <Choices>
        <Switch
          label="Give back what a person leaves lying"
          hint="The agent goes on, and answers what was asked meanwhile. Both sides read that it did."
          checked={desk.return_after_minutes !== null}
          onChange={(isOn) => change({ return_after_minutes: isOn ? RETURN_AFTER_MINUTES : null })}
        />
        {desk.return_after_minutes !== null && (
          <Minutes
            label="Minutes until it goes back"
            minutes={desk.return_after_minutes}
            onChange={(minutes) => change({ return_after_minutes: minutes })}
          />
        )}
        <Switch
          label="Tell a visitor to whom nobody comes"
          hint="Who asked for a person reads that the request stays open, and that the agent helps until then."
          checked={desk.nobody_after_minutes !== null}
          onChange={(isOn) => change({ nobody_after_minutes: isOn ? NOBODY_AFTER_MINUTES : null })}
        />
        {desk.nobody_after_minutes !== null && (
          <Minutes
            label="Minutes until they are told"
            minutes={desk.nobody_after_minutes}
            onChange={(minutes) => change({ nobody_after_minutes: minutes })}
          />
        )}
      </Choices>
    </Card>
  )
}

function InTurn({ desk }: { desk: DeskSettings }) {
  const { mutate: change } = useChangeDesk()
  return (
    <Card as="section" aria-labelledby="in-turn">
      <CardTitle id="in-turn">Who looks after whom</CardTitle>
      <Choices>
        <Switch
          label="Assign in turn"
          hint="Who asks for a person is given to those of the team who are here, one after the other."
          checked={desk.assigns_in_turn}
          onChange={(isOn) => change({ assigns_in_turn: isOn })}
        />
      </Choices>
    </Card>
  )
}

const Choices = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[4]};
`
