import { useQuery } from '@tanstack/react-query'
import { reaches, type Team } from 'shared-types'
import { styled } from 'styled-components'
import { color, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Cards } from '~/ui/Cards.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { AnswerByEmailCard } from './AnswerByEmailCard.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import { InviteForm } from './InviteForm.tsx'
import { LeaveCard } from './LeaveCard.tsx'
import { MemberRow } from './MemberRow.tsx'
import { NameCard } from './NameCard.tsx'
import { PermissionsCard } from './PermissionsCard.tsx'
import { teamQuery } from './queries.ts'

/** The members of the workspace, and what each may do. */
export function TeamSettings() {
  const { data: team, isError, refetch } = useQuery(teamQuery())
  if (isError) {
    return <ErrorState title="The team could not be loaded" onRetry={() => void refetch()} />
  }
  if (!team) return <SkeletonRows label="Loading the team" count={4} height={56} />
  const role = team.members.find(({ you }) => you)!.role
  return (
    <Cards>
      {reaches(role, 'owner') && <NameCard key={team.name} name={team.name} />}
      <Members team={team} />
      {reaches(role, 'admin') && <Invitations team={team} />}
      {reaches(role, 'admin') && <AnswerByEmailCard />}
      <PermissionsCard own={role} />
      {team.members.length > 1 && <LeaveCard team={team} />}
    </Cards>
  )
}

function Members({ team }: { team: Team }) {
  const { role } = team.members.find(({ you }) => you)!
  return (
    <Card as="section" aria-labelledby="members">
      <CardTitle id="members">People</CardTitle>
      <Text>Everybody here works on the same agents, conversations and calls.</Text>
      <List>
        {team.members.map((member) => (
          <MemberRow key={member.id} member={member} own={role} />
        ))}
      </List>
    </Card>
  )
}

function Invitations({ team }: { team: Team }) {
  const { role } = team.members.find(({ you }) => you)!
  return (
    <Card as="section" aria-labelledby="invite">
      <CardTitle id="invite">Invite somebody</CardTitle>
      <Text>
        They sign in with this address and share the workspace from then on. A link is good for a
        week and for one person.
      </Text>
      <InviteForm own={role} />
      {team.invitations.length > 0 && (
        <List aria-label="Invitations">
          {team.invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </List>
      )}
    </Card>
  )
}

const Text = styled.p`
  max-width: 680px;
  margin-top: ${space.half};
  color: ${color.muted};
`
const List = styled.ul`
  margin-top: ${space[4]};
`
