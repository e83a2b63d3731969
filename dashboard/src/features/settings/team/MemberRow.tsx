import { type Member, reaches, type Role, ROLE_NAMES } from 'shared-types'
import { confirm } from '~/stores/confirm.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Entry } from '~/ui/Entry.tsx'
import { Select } from '~/ui/Select.tsx'
import { useChangeRole, useRemoveMember } from './queries.ts'
import { rolesUpTo } from './roles-up-to.ts'

/** @param own role of the viewer: nobody can change a member of a higher role. */
export function MemberRow({ member, own }: { member: Member; own: Role }) {
  const { full_name: name, email, avatar, role, founder, you } = member
  const isChangeable = !founder && !you && reaches(own, 'admin') && reaches(own, role)
  return (
    <Entry
      picture={<Avatar name={name} src={avatar} diameter={40} />}
      name={
        <>
          {name}
          {you && <Badge tone="accent">You</Badge>}
        </>
      }
      facts={email}
    >
      {isChangeable ? <Change member={member} own={own} /> : <Badge>{ROLE_NAMES[role]}</Badge>}
    </Entry>
  )
}

function Change({ member, own }: { member: Member; own: Role }) {
  const { id, full_name: name, role } = member
  const changeRole = useChangeRole(id)
  const remove = useRemoveMember(id)
  const handleRole = async (next: Role) => {
    const isSure =
      next !== 'owner' ||
      (await confirm({
        title: `Make ${name} an owner?`,
        body: 'Owners may do everything here: pay, delete the workspace, and take the role from others. Once there is another owner, you can leave the workspace to them.',
        action: 'Make owner',
      }))
    if (isSure) changeRole.mutate(next)
  }
  const handleRemove = async () => {
    const isSure = await confirm({
      title: `Remove ${name}?`,
      body: 'They are out of this workspace at once. What they wrote stays.',
      action: 'Remove',
      danger: true,
    })
    if (isSure) remove.mutate()
  }
  return (
    <>
      <Select
        label={`Role of ${name}`}
        hideLabel
        value={role}
        options={rolesUpTo(own)}
        disabled={changeRole.isPending}
        onChange={(next) => void handleRole(next)}
      />
      <Button
        variant="dangerQuiet"
        aria-label={`Remove ${name}`}
        pending={remove.isPending}
        onClick={() => void handleRemove()}
      >
        Remove
      </Button>
    </>
  )
}
