import { paths } from '~/lib/paths.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import type { Account } from './use-signed-in.ts'

/** To the app for who is signed in, to the sign-in for everybody else. */
export function StartButton({ account }: { account: Account }) {
  return (
    <ButtonLink
      to={account === 'signed-in' ? paths.dashboard : paths.auth()}
      variant="primary"
      size="large"
    >
      Get Started
    </ButtonLink>
  )
}
