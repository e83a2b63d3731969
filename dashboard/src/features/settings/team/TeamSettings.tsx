import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { reaches, type Role, type Team } from 'shared-types'
import { styled } from 'styled-components'
import { useSession } from '~/api/session.ts'
import { entriesOf } from '~/lib/entries-of.ts'
import { color, space } from '~/theme/tokens.ts'
import { Answered } from '~/ui/Answered.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Cards } from '~/ui/Cards.tsx'
import { Rows } from '~/ui/Rows.tsx'
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
  const query = useQuery(teamQuery())
  const { data: team } = query
  const { user } = useSession()
  // As nothing is drawn before the list, nothing below it moves.
  if (query.isPending) return <SkeletonRows label="Loading the team" count={4} height={56} />
  // The team knows of a changed role first; the session has to do where the team cannot be read.
  const role = entriesOf(team?.members).find(({ you }) => you)?.role ?? user?.role ?? 'agent'
  return (
    <Cards>
      {reaches(role, 'owner') && team && <NameCard name={team.name} />}
      <Members query={query} own={role} />
      {reaches(role, 'admin') && (
        <Invitations invitations={team?.invitations ?? NOBODY} own={role} />
      )}
      {reaches(role, 'admin') && <AnswerByEmailCard />}
      <PermissionsCard own={role} />
      {team && entriesOf(team.members).length > 1 && <LeaveCard team={team} />}
    </Cards>
  )
}

const NOBODY: Team['invitations'] = []

function Members({ query, own }: { query: UseQueryResult<Team>; own: Role }) {
  return (
    <Card as="section" aria-labelledby="members">
      <CardTitle id="members">People</CardTitle>
      <Text>Everybody here works on the same agents, conversations and calls.</Text>
      <Answered query={query} what="The team">
        {({ members }) => (
          <List>
            <Rows of={members}>{(member) => <MemberRow member={member} own={own} />}</Rows>
          </List>
        )}
      </Answered>
    </Card>
  )
}

type InvitationsProps = { invitations: Team['invitations']; own: Role }

function Invitations({ invitations, own }: InvitationsProps) {
  return (
    <Card as="section" aria-labelledby="invite">
      <CardTitle id="invite">Invite somebody</CardTitle>
      <Text>
        They sign in with this address and share the workspace from then on. A link is good for a
        week and for one person.
      </Text>
      <InviteForm own={own} />
      {invitations.length !== 0 && (
        <List aria-label="Invitations">
          <Rows of={invitations}>{(invitation) => <InvitationRow invitation={invitation} />}</Rows>
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
