import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Attention } from 'shared-types'
import { styled } from 'styled-components'
import { paths } from '~/lib/paths.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { attentionQuery } from '../queries.ts'
import { WaitingItem } from './WaitingItem.tsx'
import { waitingRows, weekOfCalls } from './waiting-rows.ts'
import { WaitingSkeleton } from './WaitingSkeleton.tsx'

/** Everything that waits for a person, each with a link to where it is handled. */
export function WaitingForYou() {
  const { data, isPending, refetch } = useQuery(attentionQuery())
  if (isPending) return <WaitingSkeleton />
  const week = data && weekOfCalls(data.week)
  return (
    <Card aria-labelledby="waiting">
      <Head>
        <CardTitle id="waiting">Waiting for you</CardTitle>
        {week && <Aside to={paths.callLogs}>{week}</Aside>}
      </Head>
      {data ? (
        <Rows waiting={data} />
      ) : (
        <ErrorState title="What waits for you could not be loaded" onRetry={() => void refetch()} />
      )}
    </Card>
  )
}

function Rows({ waiting }: { waiting: Attention }) {
  const rows = waitingRows(waiting)
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<CircleCheck />}
        title="Nothing waits for you"
        text="People who ask for you, notes that mention you, messages, missed calls, appointments and questions without an answer appear here."
      />
    )
  }
  return (
    <>
      <List>
        {rows.map((row) => (
          <WaitingItem key={`${row.kind} ${row.id}`} row={row} />
        ))}
      </List>
      <More waiting={waiting} />
    </>
  )
}

/** Items that are left out here are all listed on their own pages. */
function More({ waiting: { people, calls, questions } }: { waiting: Attention }) {
  const places = [
    people.more && { to: paths.inbox, text: 'More people in the inbox' },
    calls.more && { to: paths.callLogs, text: 'More calls' },
    questions.more && { to: paths.agents, text: 'More questions at your agents' },
  ].filter((place) => place !== false)
  if (places.length === 0) return null
  return (
    <Foot>
      {places.map(({ to, text }) => (
        <Aside key={to} to={to}>
          {text}
        </Aside>
      ))}
    </Foot>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
`
const List = styled.ul`
  margin: ${space[3]} calc(-1 * ${space[3]}) calc(-1 * ${space[2]});
`
const Aside = styled(Link)`
  border-radius: ${space[1]};
  color: ${color.muted};
  font-size: ${font.size[13]};
  font-variant-numeric: tabular-nums;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`
const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin-top: ${space[5]};
`
