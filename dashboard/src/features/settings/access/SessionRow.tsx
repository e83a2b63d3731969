import { MonitorSmartphone } from 'lucide-react'
import type { Session } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime, relativeTimeTo } from '~/lib/dates.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { useEndSession } from './queries.ts'

/** A browser, where it is and when it was last used. */
export function SessionRow({ session }: { session: Session }) {
  const { mutate: endSession, isPending } = useEndSession(session.id)
  const browser = session.browser ?? 'Unknown browser'
  return (
    <Row>
      <Icon>
        <MonitorSmartphone aria-hidden />
      </Icon>
      <What>
        <Name>
          {browser}
          {session.current && <Badge tone="accent">This browser</Badge>}
        </Name>
        <Facts>
          <time dateTime={session.last_seen_at} title={dateAndTime(session.last_seen_at)}>
            {session.current ? 'In use now' : `Last used ${relativeTimeTo(session.last_seen_at)}`}
          </time>
          {session.address && <span>{session.address}</span>}
          <span>Signed in {dateAndTime(session.began_at)}</span>
        </Facts>
      </What>
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
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]} 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
  &:last-child {
    padding-bottom: 0;
  }
`
const Icon = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: ${space[10]};
  height: ${space[10]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  color: ${color.muted};
  svg {
    width: ${space[5]};
    height: ${space[5]};
  }
`
const What = styled.div`
  flex: 1;
  min-width: 0;
`
const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-weight: ${font.weight.medium};
`
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  color: ${color.muted};
  font-size: ${font.size[13]};
  font-variant-numeric: tabular-nums;
  > * + *::before {
    content: '·';
    margin: 0 ${space[2]};
  }
`
