import { paths } from '~/lib/paths.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import type { Account } from './use-signed-in.ts'

/** Links signed-in users to the app, and everybody else to the sign-in page. */
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
