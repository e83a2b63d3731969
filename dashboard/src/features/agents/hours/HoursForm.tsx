import type { FormEvent } from 'react'
import type { AgentHours } from 'shared-types'
import { styled } from 'styled-components'
import { useTyped } from '~/lib/use-typed.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Select } from '~/ui/Select.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { errorsIn, suggestion } from './draft.ts'
import { useUpdateHours } from './queries.ts'
import { WeekFields } from './WeekFields.tsx'
import { SpecialDaysList } from './SpecialDaysList.tsx'
import { timeZones } from '~/lib/time-zone-choice.ts'

/** Keeps the changes until all of them are saved together. */
export function HoursForm({ agent_id: agentId, hours }: AgentHours) {
  const { fields, change, discard, letGo } = useTyped({ hours })
  const draft = fields.hours
  const { mutate: update, isPending } = useUpdateHours(agentId)
  const errors = draft ? errorsIn(draft) : {}
  const hasChanges = JSON.stringify(draft) !== JSON.stringify(hours)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!hasChanges || Object.keys(errors).length > 0) return
    update({ hours: draft }, { onSuccess: () => letGo({ hours: draft }) })
  }
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Switch
        label="People are there at certain hours"
        hint="Outside them the agent says when somebody is back, and calls do not ring your phone. Off: always."
        checked={draft !== null}
        onChange={(isOn) => change({ hours: isOn ? (hours ?? suggestion()) : null })}
      />
      {draft && (
        <>
          <Narrow>
            <Select
              label="Time zone"
              options={timeZones(draft.time_zone)}
              value={draft.time_zone}
              onChange={(time_zone) => change({ hours: { ...draft, time_zone } })}
            />
          </Narrow>
          <WeekFields
            week={draft.week}
            errorOf={(at) => errors[`week.${at}`]}
            onChange={(week) => change({ hours: { ...draft, week } })}
          />
          <SpecialDaysList
            days={draft.special_days}
            errors={errors}
            onChange={(special_days) => change({ hours: { ...draft, special_days } })}
          />
        </>
      )}
      <Actions>
        <Button variant="primary" type="submit" disabled={!hasChanges} pending={isPending}>
          Save hours
        </Button>
        {hasChanges && !isPending && (
          <Button variant="quiet" onClick={discard}>
            Discard
          </Button>
        )}
      </Actions>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`
const Narrow = styled.div`
  max-width: 280px;
`
const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
`
