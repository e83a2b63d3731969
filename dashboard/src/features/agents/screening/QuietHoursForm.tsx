import { useState } from 'react'
import { QuietHours } from 'shared-types'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Select } from '~/ui/Select.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { timeZones } from './time-zones.ts'

type Props = { hours: QuietHours | null; onChange: (hours: QuietHours | null) => void }

/** A start, in the zone of this browser. */
const suggestion = (): QuietHours => ({
  from: '22:00',
  to: '07:00',
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

export function QuietHoursForm({ hours, onChange }: Props) {
  return (
    <Stack>
      <Switch
        label="Quiet hours"
        hint="Nobody is put through meanwhile but those you always put through; the others leave a message."
        checked={hours !== null}
        onChange={(isOn) => onChange(isOn ? suggestion() : null)}
      />
      {hours && <Times key={`${hours.from} ${hours.to}`} hours={hours} onChange={onChange} />}
    </Stack>
  )
}

/** A time is saved when its field is left: half typed it is no time yet. */
function Times({ hours, onChange }: { hours: QuietHours; onChange: (hours: QuietHours) => void }) {
  const [typed, setTyped] = useState(hours)
  const save = (next: QuietHours) => {
    const hasChanged = JSON.stringify(next) !== JSON.stringify(hours)
    if (hasChanged && QuietHours.safeParse(next).success) onChange(next)
  }
  return (
    <Row>
      <TextField
        label="From"
        type="time"
        value={typed.from}
        onChange={(event) => setTyped({ ...typed, from: event.target.value })}
        onBlur={() => save(typed)}
      />
      <TextField
        label="To"
        type="time"
        value={typed.to}
        onChange={(event) => setTyped({ ...typed, to: event.target.value })}
        onBlur={() => save(typed)}
      />
      <Select
        label="Time zone"
        options={timeZones(hours.time_zone)}
        value={hours.time_zone}
        onChange={(time_zone) => save({ ...typed, time_zone })}
      />
    </Row>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`
const Row = styled.div`
  display: grid;
  grid-template-columns: 136px 136px minmax(0, 280px);
  gap: ${space[3]};
`
