import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { dateAndTime, relativeTimeTo } from '~/lib/dates.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Entry, EntryIcon } from '~/ui/Entry.tsx'

type Props = {
  icon: LucideIcon
  name: ReactNode
  /** Text before the time of its last use. */
  host?: ReactNode
  lastUsedAt: string | null
  /** Who allowed it, and when. */
  origin: string
  /** What it may do, in words. */
  scopes: string[]
  /** Text of the button that ends the access. */
  action: string
  /** The same with its name, for screen readers. */
  actionLabel: string
  isPending: boolean
  onEnd: () => void
}

/** A program with access to the API: what it is, what it may do, and when it was last used. */
export const AccessEntry = ({ icon: Icon, name, scopes, isPending, ...access }: Props) => (
  <Entry
    picture={
      <EntryIcon>
        <Icon aria-hidden />
      </EntryIcon>
    }
    name={name}
    facts={
      <>
        {access.host && <span>{access.host}</span>}
        <span>
          <LastUsed at={access.lastUsedAt} />
        </span>
        <span>{access.origin}</span>
        <Scopes>{scopes.join(', ')}</Scopes>
      </>
    }
  >
    <Button
      variant="dangerQuiet"
      size="small"
      aria-label={access.actionLabel}
      pending={isPending}
      onClick={access.onEnd}
    >
      {access.action}
    </Button>
  </Entry>
)

const LastUsed = ({ at }: { at: string | null }) =>
  at ? (
    <time dateTime={at} title={dateAndTime(at)}>
      Last used {relativeTimeTo(at)}
    </time>
  ) : (
    'Not used yet'
  )

const Scopes = styled.span`
  flex-basis: 100%;
  margin-top: ${space.half};
  && {
    &::before {
      content: none;
    }
  }
`
