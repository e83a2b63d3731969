import type { BookedInCall, CallLog, TextedLink } from 'shared-types'
import { REGION } from '~/lib/region.ts'
import { asRequestedTime } from '~/product/appointments.ts'
import { counted } from '~/lib/text.ts'
import { RequestedTimes } from '~/product/RequestedTimes.tsx'
import { Facts, PanelSection } from './PanelSection.tsx'

/** What was booked in the call, the booking link that was texted to the caller, and the times they asked for; nothing where there was none. */
export function AppointmentSection({ log }: { log: CallLog }) {
  const { booking, appointments = [], booked = [] } = log
  if (!booking && appointments.length === 0 && booked.length === 0) return null
  return (
    <PanelSection title="Appointment">
      {booked.map((one) => (
        <Facts key={one.id} facts={[factOf(one)]} />
      ))}
      {booking && <Facts facts={[['Booking link', stateOf(booking)]]} />}
      {appointments.length > 0 && <RequestedTimes times={appointments.map(asRequestedTime)} />}
    </PanelSection>
  )
}

/** In the reader's time zone, as in the list of appointments ahead. */
const WHEN = new Intl.DateTimeFormat(REGION, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

const factOf = ({ state, starts_at, person, name }: BookedInCall): [string, string] => [
  state === 'cancelled' ? 'Cancelled since' : 'Booked',
  `${WHEN.format(new Date(starts_at))} with ${person}${name && `, for ${name}`}`,
]

function stateOf({ state, failure, clicks }: TextedLink): string {
  if (state === 'promised') return 'Being texted'
  if (state === 'failed') return `Not texted: ${failure ?? 'the carrier refused it.'}`
  return clicks > 0 ? `Texted, opened ${counted(clicks, 'time')}` : 'Texted, not opened yet'
}
