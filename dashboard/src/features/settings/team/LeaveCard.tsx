import { useQuery } from '@tanstack/react-query'
import type { Team } from 'shared-types'
import { styled } from 'styled-components'
import { color, space } from '~/theme/tokens.ts'
import { confirm } from '~/stores/confirm.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { workspacesQuery } from '~/product/queries.ts'
import { useLeave } from './queries.ts'

/** The button for leaving a workspace, for members whose leaving does not end it. */
export function LeaveCard({ team }: { team: Team }) {
  const { data } = useQuery(workspacesQuery())
  const leave = useLeave()
  const you = team.members.find((member) => member.you)!
  const id = data?.workspaces.find(({ current }) => current)?.id
  const isLast = !team.members.some((member) => member.role === 'owner' && !member.you)

  const handleLeave = async () => {
    const isSure = await confirm({
      title: `Leave ${team.name}?`,
      body: textFor(you.founder),
      action: 'Leave',
      danger: true,
    })
    if (isSure && id) leave.mutate(id)
  }

  return (
    <Card as="section" aria-labelledby="leave">
      <CardTitle id="leave">Leave the workspace</CardTitle>
      <Text>
        {isLast
          ? 'A workspace needs an owner, and you are the only one. Give somebody here the role Owner first, then you can leave it to them.'
          : textFor(you.founder)}
      </Text>
      <Button
        variant="dangerQuiet"
        disabled={isLast || !id}
        pending={leave.isPending || leave.isSuccess}
        onClick={() => void handleLeave()}
      >
        Leave the workspace
      </Button>
    </Card>
  )
}

const textFor = (isFounder: boolean) =>
  isFounder
    ? 'Everything stays with its other owners: agents, numbers, conversations and what they cost. You go on in a new workspace of your own, where there is nothing yet.'
    : 'Everything stays with the others. You go on in the workspace you made yourself.'

const Text = styled.p`
  max-width: 680px;
  margin: ${space[2]} 0 ${space[5]};
  color: ${color.muted};
`
