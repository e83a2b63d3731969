import { Mail } from 'lucide-react'
import { asRole, type Invitation } from 'shared-types'
import { dateAndTime } from '~/lib/dates.ts'
import { Button } from '~/ui/Button.tsx'
import { Entry, EntryIcon } from '~/ui/Entry.tsx'
import { useRevoke } from './queries.ts'

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role, invited_by, expires_at } = invitation
  const { mutate: revoke, isPending } = useRevoke(id)
  return (
    <Entry
      picture={
        <EntryIcon>
          <Mail aria-hidden />
        </EntryIcon>
      }
      name={email}
      facts={`Invited ${asRole(role)} by ${invited_by}, until ${dateAndTime(expires_at)}`}
    >
      <Button
        size="small"
        aria-label={`Take back the invitation of ${email}`}
        pending={isPending}
        onClick={() => revoke()}
      >
        Take back
      </Button>
    </Entry>
  )
}
