import { MonitorSmartphone } from 'lucide-react'
import type { Session } from 'shared-types'
import { dateAndTime, relativeTimeTo } from '~/lib/dates.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Entry, EntryIcon } from '~/ui/Entry.tsx'
import { useEndSession } from './queries.ts'

/** One signed-in browser: where it is, and when it was last used. */
export function SessionRow({ session }: { session: Session }) {
  const { mutate: endSession, isPending } = useEndSession(session.id)
  const browser = session.browser ?? 'Unknown browser'
  return (
    <Entry
      picture={
        <EntryIcon>
          <MonitorSmartphone aria-hidden />
        </EntryIcon>
      }
      name={
        <>
          {browser}
          {session.current && <Badge tone="accent">This browser</Badge>}
        </>
      }
      facts={
        <>
          <time dateTime={session.last_seen_at} title={dateAndTime(session.last_seen_at)}>
            {session.current ? 'In use now' : `Last used ${relativeTimeTo(session.last_seen_at)}`}
          </time>
          {session.address && <span>{session.address}</span>}
          <span>Signed in {dateAndTime(session.began_at)}</span>
        </>
      }
    >
      {!session.current && (
        <Button
          size="small"
          pending={isPending}
          aria-label={`Sign out ${browser}`}
          onClick={() => endSession()}
        >
          Sign out
        </Button>
      )}
    </Entry>
  )
}
