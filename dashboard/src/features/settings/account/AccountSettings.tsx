import { styled } from 'styled-components'
import { useSession } from '~/api/session.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Card } from '~/ui/Card.tsx'

/** The signed-in user. */
export function AccountSettings() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Card as="section" aria-label="You">
      <Person>
        <Avatar name={user.full_name} src={user.avatar} diameter={48} />
        <div>
          <Name>{user.full_name}</Name>
          <Email>{user.email}</Email>
        </div>
      </Person>
      <Note>Your name and picture come from where you sign in, each time you do.</Note>
    </Card>
  )
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
const Name = styled.h2`
  font-size: ${font.size[16]};
`
const Email = styled.p`
  color: ${color.muted};
`
const Note = styled.p`
  margin-top: ${space[4]};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
