import type { CallLog, TextedLink } from 'shared-types'
import { asRequestedTime } from '~/product/appointments.ts'
import { counted } from '~/lib/text.ts'
import { RequestedTimes } from '~/product/RequestedTimes.tsx'
import { Facts, PanelSection } from './PanelSection.tsx'

/** The booking link that was texted to the caller, and the times they asked for; nothing where there was neither. */
export function AppointmentSection({ log }: { log: CallLog }) {
  const { booking, appointments = [] } = log
  if (!booking && appointments.length === 0) return null
  return (
    <PanelSection title="Appointment">
      {booking && <Facts facts={[['Booking link', stateOf(booking)]]} />}
      {appointments.length > 0 && <RequestedTimes times={appointments.map(asRequestedTime)} />}
    </PanelSection>
  )
}

function stateOf({ state, failure, clicks }: TextedLink): string {
  if (state === 'promised') return 'Being texted'
  if (state === 'failed') return `Not texted: ${failure ?? 'the carrier refused it.'}`
  return clicks > 0 ? `Texted, opened ${counted(clicks, 'time')}` : 'Texted, not opened yet'
}
