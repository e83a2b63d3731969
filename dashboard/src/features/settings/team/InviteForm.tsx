import { type FormEvent, useState } from 'react'
import type { Role } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { CopyButton } from '~/ui/CopyButton.tsx'
import { Select } from '~/ui/Select.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useInvite } from './queries.ts'
import { rolesUpTo } from './roles-up-to.ts'

/** Creates an invitation, and shows its link once. */
export function InviteForm({ own }: { own: Role }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('agent')
  const { mutate: invite, data: made, isPending } = useInvite()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    invite({ email, role }, { onSuccess: () => setEmail('') })
  }
  return (
    <>
      <Form onSubmit={handleSubmit}>
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Select label="Role" value={role} options={rolesUpTo(own)} onChange={setRole} />
        <Button variant="primary" type="submit" pending={isPending}>
          Invite
        </Button>
      </Form>
      {made && (
        <Made role="status">
          <p>
            {made.mailed
              ? `We mailed the invitation to ${made.invitation.email}. You may send them this link, too.`
              : `Send this link to ${made.invitation.email}.`}{' '}
            It is shown only now; invite them again for a new one.
          </p>
          <Link>
            <code>{made.link}</code>
            <CopyButton text={made.link} label="Copy the link" />
          </Link>
        </Made>
      )}
    </>
  )
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[4]};
  max-width: 680px;
  margin-top: ${space[5]};
  > :first-child {
    flex: 1 1 240px;
  }
`
const Made = styled.div`
  max-width: 680px;
  margin-top: ${space[5]};
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
`
const Link = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[2]};
  code {
    flex: 1;
    min-width: 0;
    font-size: ${font.size[13]};
    overflow-wrap: anywhere;
  }
`
