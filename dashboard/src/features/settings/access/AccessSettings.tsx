import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { styled } from 'styled-components'
import { confirm } from '~/stores/confirm.ts'
import { color, space } from '~/theme/tokens.ts'
import { Answered } from '~/ui/Answered.tsx'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Cards } from '~/ui/Cards.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { sessionsQuery, useEndAllSessions } from './queries.ts'
import { SessionRow } from './SessionRow.tsx'

/** The browsers in which the account is signed in. */
export function AccessSettings() {
  const { isPending } = useQuery(sessionsQuery())
  return (
    <Cards>
      <Sessions />
      {!isPending && <Everywhere />}
    </Cards>
  )
}

function Sessions() {
  const query = useQuery(sessionsQuery())
  const idleDays = query.data?.idle_days
  return (
    <Card as="section" aria-labelledby="sessions">
      <CardTitle id="sessions">Where you are signed in</CardTitle>
      <Text>
        Sign out whatever you do not know.{' '}
        {idleDays && `A browser that is not used for ${days(idleDays)} is signed out by itself.`}
      </Text>
      <Answered
        query={query}
        what="Your sessions"
        waiting={
          <Waiting>
            <SkeletonRows label="Loading your sessions" count={3} height={56} />
          </Waiting>
        }
      >
        {({ sessions }) => (
          <List>
            <Rows of={sessions}>{(session) => <SessionRow session={session} />}</Rows>
          </List>
        )}
      </Answered>
    </Card>
  )
}

function Everywhere() {
  const { mutate: endAll, isPending } = useEndAllSessions()
  const handleEndAll = async () => {
    const isSure = await confirm({
      title: 'Sign out everywhere?',
      body: 'Every browser is signed out, this one too. You sign in again with the account you have.',
      action: 'Sign out everywhere',
      danger: true,
    })
    if (isSure) endAll()
  }
  return (
    <Zone as="section" aria-labelledby="everywhere">
      <div>
        <CardTitle id="everywhere">Sign out everywhere</CardTitle>
        <Text>When a device is lost, or somebody else may know your account.</Text>
      </div>
      <Button
        variant="dangerQuiet"
        icon={<LogOut />}
        pending={isPending}
        onClick={() => void handleEndAll()}
      >
        Sign out everywhere
      </Button>
    </Zone>
  )
}

const days = (count: number) => (count === 1 ? 'a day' : `${count} days`)

const Text = styled.p`
  margin-top: ${space.half};
  color: ${color.muted};
`
const List = styled.ul`
  margin-top: ${space[4]};
`
const Waiting = styled.div`
  margin-top: ${space[6]};
`
const Zone = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
`
