import { Mail } from 'lucide-react'
import type { Invitation } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime } from '~/lib/dates.ts'
import { asRole } from '~/product/roles.ts'
import { color, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Entry } from './Entry.tsx'
import { useRevoke } from './queries.ts'

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role, invited_by, expires_at } = invitation
  const { mutate: revoke, isPending } = useRevoke(id)
  return (
    <Entry
      picture={
        <Icon>
          <Mail aria-hidden />
        </Icon>
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

const Icon = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: ${space[10]};
  height: ${space[10]};
  border-radius: ${radius.round};
  background: ${color.sunken};
  color: ${color.muted};
  svg {
    width: ${space[5]};
    height: ${space[5]};
  }
`
