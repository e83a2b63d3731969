import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { asRole, type User } from 'shared-types'
import { styled } from 'styled-components'
import { isDeadLink } from '~/api/dead-link.ts'
import { logout, useSession } from '~/api/session.ts'
import { rememberWhereTo } from '~/lib/come-back.ts'
import { paths } from '~/lib/paths.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { color, font, radius, shadow, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { Logo } from '~/ui/Logo.tsx'
import { Loader } from '~/ui/Spinner.tsx'
import { invitationQuery, useJoin } from './queries.ts'

/** The page that an invitation links to; the token is in the fragment of the address. */
export function JoinPage() {
  useDocumentTitle('Invitation')
  const session = useSession()
  const token = useLocation().hash.slice(1)
  if (session.status === 'loading') return <Frame />
  if (!session.user) return <SignInFirst />
  return <Invited token={token} user={session.user} />
}

function SignInFirst() {
  const { pathname, hash } = useLocation()
  return (
    <Frame
      title="You are invited to a workspace"
      text="Sign in with the address the invitation was sent to. If you are new here, this makes your account."
    >
      <ButtonLink
        variant="primary"
        to={paths.auth()}
        onClick={() => rememberWhereTo(pathname + hash)}
      >
        Sign in
      </ButtonLink>
    </Frame>
  )
}

function Invited({ token, user }: { token: string; user: User }) {
  const { data: invited, error, refetch } = useQuery(invitationQuery(token))
  const { mutate: join, isPending } = useJoin(token)
  if (isDeadLink(error)) {
    return (
      <Frame
        title="This invitation leads nowhere any more"
        text="It was used, taken back, or is older than a week. Ask who invited you for a new one."
      >
        <ButtonLink to={paths.dashboard}>To your dashboard</ButtonLink>
      </Frame>
    )
  }
  if (!invited && error) {
    return (
      <Frame title="The invitation could not be loaded" text="Check your connection and try again.">
        <Button onClick={() => void refetch()}>Try again</Button>
      </Frame>
    )
  }
  if (!invited) return <Frame />
  const { workspace, role, email, invited_by } = invited
  if (user.email.toLowerCase() !== email) return <OtherPerson email={email} own={user.email} />
  return (
    <Frame
      title={`Join ${workspace}`}
      text={`${invited_by} invites you ${asRole(role)}. You share its agents, conversations and calls; the workspace you have stays yours.`}
    >
      <Button variant="primary" pending={isPending} onClick={() => join()}>
        Join the workspace
      </Button>
    </Frame>
  )
}

function OtherPerson({ email, own }: { email: string; own: string }) {
  const { pathname, hash } = useLocation()
  const handleLeave = () => {
    rememberWhereTo(pathname + hash)
    logout()
  }
  return (
    <Frame
      title="This invitation is for somebody else"
      text={`It was sent to ${email}, and you are signed in as ${own}.`}
    >
      <Button variant="primary" onClick={handleLeave}>
        Sign in with another address
      </Button>
    </Frame>
  )
}

/** Shows a loader until there is something to say. */
function Frame({ title, text, children }: { title?: string; text?: string; children?: ReactNode }) {
  return (
    <Screen>
      <Home to={paths.landing} aria-label="Nexus, to the home page">
        <Logo />
      </Home>
      {title ? (
        <Card>
          <Title>{title}</Title>
          <Text>{text}</Text>
          {children}
        </Card>
      ) : (
        <Loader />
      )}
    </Screen>
  )
}

const Screen = styled.main`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 100vh;
  padding: ${space[16]} ${space[4]};
`
const Home = styled(Link)`
  position: absolute;
  top: ${space[6]};
  left: ${space[8]};
  border-radius: ${radius.small};
`
const Card = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  width: 100%;
  max-width: 440px;
  padding: ${space[10]} ${space[8]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  text-align: center;
  overflow-wrap: anywhere;
`
const Title = styled.h1`
  font-size: ${font.size[20]};
  line-height: ${font.leading.tight};
  text-wrap: balance;
`
const Text = styled.p`
  margin: ${space[3]} 0 ${space[6]};
  color: ${color.muted};
  text-wrap: balance;
`
