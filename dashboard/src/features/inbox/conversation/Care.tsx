import { useQuery } from '@tanstack/react-query'
import { CircleCheck, RotateCcw, UserRound, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import type { ConversationDetail } from 'shared-types'
import { useSession } from '~/api/session.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Menu, MenuItem } from '~/ui/Menu.tsx'
import { teamQuery, useAssign, useResolve } from './queries.ts'

type Props = { id: string; detail: Pick<ConversationDetail, 'assignee' | 'resolved_at'> }

/** Who is assigned to a conversation, and whether it is closed. */
export function Care({ id, detail }: Props) {
  const { mutate: resolve, isPending } = useResolve(id)
  const isResolved = detail.resolved_at !== undefined
  const label = isResolved ? 'Reopen conversation' : 'Resolve conversation'
  return (
    <>
      <Assign id={id} assignee={detail.assignee} />
      <IconButton
        label={label}
        icon={isResolved ? <RotateCcw /> : <CircleCheck />}
        tooltipSide="bottom"
        disabled={isPending}
        data-shortcut="e"
        data-does={label}
        onClick={() => resolve(!isResolved)}
      />
    </>
  )
}

function Assign({ id, assignee }: { id: string; assignee: ConversationDetail['assignee'] }) {
  const { user } = useSession()
  const { mutate: assign } = useAssign(id)
  const [wasAsked, setAsked] = useState(false)
  const { data: team } = useQuery({ ...teamQuery(), enabled: wasAsked })
  const icon = assignee ? (
    <Avatar name={assignee.name} src={assignee.avatar} diameter={22} />
  ) : (
    <UserRoundPlus />
  )
  return (
    <Menu
      trigger={
        <IconButton
          label={assignee ? `Assigned to ${assignee.name}` : 'Assign conversation'}
          icon={icon}
          tooltipSide="bottom"
          onPointerEnter={() => setAsked(true)}
          onFocus={() => setAsked(true)}
        />
      }
    >
      {team?.members.map(({ id: personId, full_name: name, avatar }) => (
        <MenuItem
          key={personId}
          icon={<Avatar name={name} src={avatar} diameter={20} />}
          onSelect={() => assign(personId)}
        >
          {personId === user?.id ? `${name} (you)` : name}
        </MenuItem>
      ))}
      <MenuItem icon={<UserRound aria-hidden />} disabled={!assignee} onSelect={() => assign(null)}>
        Nobody
      </MenuItem>
    </Menu>
  )
}
