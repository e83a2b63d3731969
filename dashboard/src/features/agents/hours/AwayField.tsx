import { useState } from 'react'
import type { AgentHours } from 'shared-types'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Switch } from '~/ui/Switch.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useUpdateHours } from './queries.ts'

/** Takes effect at once, because a person who sets this is about to leave. */
export function AwayField({ agent_id: agentId, away_until: until }: AgentHours) {
  const { mutate: update } = useUpdateHours(agentId)
  const isAway = until !== null
  const save = (moment: Date | null) => update({ away_until: moment?.toISOString() ?? null })
  return (
    <Stack>
      <Switch
        label="Nobody is there for now"
        hint="Whatever the hours say, until a time you choose. It ends by itself."
        checked={isAway}
        onChange={(isOn) => save(isOn ? tomorrowMorning() : null)}
      />
      {isAway && <Until key={until} until={new Date(until)} onChange={save} />}
    </Stack>
  )
}

/** The time is saved when the field loses the focus: while it is being typed it is incomplete. */
function Until({ until, onChange }: { until: Date; onChange: (until: Date) => void }) {
  const [typed, setTyped] = useState(localOf(until))
  const [error, setError] = useState<string>()
  const save = () => {
    const moment = new Date(typed)
    if (!(moment > new Date())) return setError('Choose a time to come.')
    setError(undefined)
    if (+moment !== +until) onChange(moment)
  }
  return (
    <Narrow>
      <TextField
        label="Away until"
        type="datetime-local"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
      />
    </Narrow>
  )
}

function tomorrowMorning(): Date {
  const moment = new Date()
  moment.setDate(moment.getDate() + 1)
  moment.setHours(9, 0, 0, 0)
  return moment
}

/** In the format of the field: the time zone of this browser, to the minute. */
const localOf = (moment: Date): string =>
  new Date(+moment - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`
const Narrow = styled.div`
  max-width: 280px;
`
