import type { CallLog } from 'shared-types'
import { country, countryOfPhone } from '~/lib/data/countries.ts'
import { dateAndTime } from '~/lib/dates.ts'
import { useMay } from '~/product/roles.ts'
import { Flag } from '~/ui/Flag.tsx'
import { callerNumber } from './caller.ts'
import { CallerActions } from './CallerActions.tsx'
import { Facts, PanelSection } from './PanelSection.tsx'

type Props = { log: CallLog; onErased: () => void }

export function CallerDetails({ log, onErased }: Props) {
  const mayErase = useMay('admin')
  // The carrier does not always know it.
  const land = country(log.caller_country) ?? countryOfPhone(log.from_number)
  return (
    <PanelSection title="Caller Details">
      <Facts
        onlyKnown
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
      {mayErase && <CallerActions log={log} onErased={onErased} />}
    </PanelSection>
  )
}
