import type { CallLog } from 'shared-types'
import { country, countryOfPhone } from '~/lib/data/countries.ts'
import { dateAndTime } from '~/lib/dates.ts'
import { Flag } from '~/ui/Flag.tsx'
import { callerNumber } from './caller.ts'
import { Facts, PanelSection } from './PanelSection.tsx'

export function CallerDetails({ log }: { log: CallLog }) {
  // A carrier does not always know.
  const land = country(log.caller_country) ?? countryOfPhone(log.from_number)
  return (
    <PanelSection title="Caller Details">
      <Facts
        facts={[
          [
            'Country',
            land && (
              <>
                {land.name}&nbsp;
                <Flag emoji={land.emoji} />
              </>
            ),
          ],
          ['State', log.caller_state],
          ['Zipcode', log.zip_code],
          ['Time', dateAndTime(log.created_at)],
          ['Phone number', callerNumber(log)],
        ]}
      />
    </PanelSection>
  )
}
