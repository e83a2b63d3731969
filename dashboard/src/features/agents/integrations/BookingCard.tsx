import { ExternalLink } from 'lucide-react'
import { bookingServiceOf, type Integration } from 'shared-types'
import { styled } from 'styled-components'
import { shownZone } from '~/lib/time-zone-choice.ts'
import { tabular } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { CardFrame } from './CardFrame.tsx'

const CHANNELS = [
  ['widget', 'Website chat'],
  ['voice', 'Text messages'],
  ['telegram', 'Telegram'],
] as const

/** The booking page, and how many visitors were offered it and used it. */
export function BookingCard({
  agentId,
  integration,
}: {
  agentId: string
  integration: Integration
}) {
  const { url = '', booking } = integration
  const service = bookingServiceOf(url)
  return (
    <CardFrame
      agentId={agentId}
      integration={integration}
      loss="The agent no longer offers appointments, and links it gave out lead nowhere until you add a booking page again."
      badge={service && <Badge>{service}</Badge>}
      summary={
        <Page href={url} target="_blank" rel="noreferrer">
          {url.replace(/^https:\/\//, '')}
          <ExternalLink aria-label="(opens in a new tab)" />
        </Page>
      }
    >
      {booking && (
        <>
          <Counts>
            <Count name="Offered" value={booking.offers} />
            {CHANNELS.map(([channel, name]) => (
              <Count key={channel} name={`Opened from ${name}`} value={booking.clicks[channel]} />
            ))}
          </Counts>
          <Note>
            Opened counts people, not previews of links. Times that callers name are read as{' '}
            {shownZone(booking.time_zone)} time, those of website visitors in their own time zone.
          </Note>
        </>
      )}
    </CardFrame>
  )
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value.toLocaleString('en-US')}</dd>
    </div>
  )
}

const Page = styled.a`
  color: ${color.accentText};
  &:hover {
    text-decoration: underline;
  }
  svg {
    width: ${space[3]};
    height: ${space[3]};
    margin-left: ${space[1]};
  }
`
const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${space[4]};
  margin-top: ${space[5]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};
  dt {
    color: ${color.muted};
    font-size: ${font.size[12]};
  }
  dd {
    ${tabular}
    font-size: ${font.size[20]};
    font-weight: ${font.weight.semibold};
  }
`
const Note = styled.p`
  margin-top: ${space[4]};
  color: ${color.muted};
  font-size: ${font.size[12]};
`
