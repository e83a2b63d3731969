import type { NoticeSettings } from 'shared-types'
import { styled } from 'styled-components'
import { useTyped } from '~/lib/use-typed.ts'
import { space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Select } from '~/ui/Select.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useChange } from './queries.ts'
import { timeZones } from '~/lib/time-zone-choice.ts'
import { zoneHere } from '~/lib/zone-here.ts'

type Hours = { from: string; to: string }

const NIGHT: Hours = { from: '22:00', to: '07:00' }
const TIME = /^\d\d:\d\d$/

/** Hours without notifications, which wait until these hours end. */
export function QuietCard({ settings }: { settings: NoticeSettings }) {
  const { quiet_hours: hours, time_zone } = settings
  const { mutate: change } = useChange()
  const zone = time_zone ?? zoneHere()
  return (
    <Card as="section" aria-labelledby="quiet">
      <CardTitle id="quiet">Quiet hours</CardTitle>
      <Stack>
        <Switch
          label="Tell me nothing at night"
          hint="Mails, notifications and texts wait until the quiet hours are over, and come together."
          checked={hours !== null}
          onChange={(isOn) => change({ quiet_hours: isOn ? NIGHT : null, time_zone: zone })}
        />
        {hours && (
          <Times
            hours={hours}
            zone={zone}
            onChange={(next, in_zone) => change({ quiet_hours: next, time_zone: in_zone })}
          />
        )}
      </Stack>
    </Card>
  )
}

type Props = { hours: Hours; zone: string; onChange: (hours: Hours, zone: string) => void }

/** A time is saved when its field loses the focus: while it is being typed it is incomplete. */
function Times({ hours, zone, onChange }: Props) {
  const { fields, change, discard } = useTyped(hours)
  const isWhole = TIME.test(fields.from) && TIME.test(fields.to)
  const isChanged = fields.from !== hours.from || fields.to !== hours.to
  const save = () => {
    if (!isWhole || fields.from === fields.to) return
    discard()
    if (isChanged) onChange(fields, zone)
  }
  return (
    <Row>
      <TextField
        label="From"
        type="time"
        value={fields.from}
        onChange={(event) => change({ from: event.target.value })}
        onBlur={save}
      />
      <TextField
        label="To"
        type="time"
        value={fields.to}
        error={fields.from === fields.to ? 'Quiet hours need to end.' : undefined}
        onChange={(event) => change({ to: event.target.value })}
        onBlur={save}
      />
      <Select
        label="Time zone"
        options={timeZones(zone)}
        value={zone}
        onChange={(next) => onChange(hours, next)}
      />
    </Row>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[4]};
  container-type: inline-size;
`
const Row = styled.div`
  display: grid;
  grid-template-columns: 136px 136px minmax(0, 280px);
  align-items: start;
  gap: ${space[3]};
  @container (width < 480px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`
