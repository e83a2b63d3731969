import type { FormEvent } from 'react'
import type { AgentSettings, AgentType } from 'shared-types'
import { styled } from 'styled-components'
import { useTyped } from '~/lib/use-typed.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { Select } from '~/ui/Select.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { errorsIn, realChanges, type Changes } from './changes.ts'
import { BEHAVIOUR, languagesFor } from './behaviour-words.ts'
import { InstructionsField } from './InstructionsField.tsx'
import { useUpdateSettings } from './queries.ts'
import { SpokenNameField } from './SpokenNameField.tsx'
import { TelephoneFields } from './TelephoneFields.tsx'

type Props = {
  settings: AgentSettings
  type: AgentType
  /** The draft that receives changes which are not to take effect yet. */
  draft?: { save: (changes: Changes, then: { onSuccess: () => void }) => void; isPending: boolean }
}

/** Sends only what was typed, so that a change made elsewhere is never overwritten by accident. */
export function BehaviourForm({ settings, type, draft }: Props) {
  const { fields: shown, typed, change, discard, letGo } = useTyped(settings)
  const words = BEHAVIOUR[type]
  const { mutate: update, isPending, isSuccess } = useUpdateSettings()
  const changes = realChanges(settings, typed)
  const errors = errorsIn(settings.agent_id, changes)
  const hasChanges = Object.keys(changes).length > 0

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!hasChanges || Object.keys(errors).length > 0) return
    if (draft) draft.save(changes, { onSuccess: () => letGo(typed) })
    else update({ agent_id: settings.agent_id, ...changes })
  }

  return (
    <Card as="form" noValidate onSubmit={handleSubmit}>
      <Title>Behaviour</Title>
      <Intro>{words.intro}</Intro>
      <Fields>
        <SpokenNameField
          type={type}
          value={shown.spoken_name}
          error={errors.spoken_name}
          onChange={(spoken_name) => change({ spoken_name })}
        />
        {words.instructions && (
          <InstructionsField
            words={words.instructions}
            value={shown.instructions}
            error={errors.instructions}
            onChange={(instructions) => change({ instructions })}
          />
        )}
        <Narrow>
          <Select
            label="Language"
            hint={words.language}
            options={languagesFor(type)}
            value={shown.language}
            onChange={(language) => change({ language })}
          />
        </Narrow>
        <TelephoneFields type={type} settings={shown} errors={errors} onChange={change} />
        <Rule />
        {words.handover && (
          <>
            <Switch
              label={words.handover.label}
              hint={words.handover.hint}
              checked={shown.allow_handover}
              onChange={(allow_handover) => change({ allow_handover })}
            />
            <TextArea
              label="Handover message"
              hint={words.handover.message}
              rows={2}
              value={shown.handover_message}
              error={errors.handover_message}
              disabled={!shown.allow_handover}
              onChange={(event) => change({ handover_message: event.target.value })}
            />
            <Rule />
          </>
        )}
        <Switch
          label="Tell callers that the call is recorded"
          hint="The first thing they hear: that the call is recorded and transcribed. Many countries ask for it."
          checked={shown.announce_recording}
          onChange={(announce_recording) => change({ announce_recording })}
        />
      </Fields>
      <Actions>
        <Button
          variant="primary"
          type="submit"
          disabled={!hasChanges}
          pending={draft ? draft.isPending : isPending || isSuccess}
        >
          {draft ? 'Save draft' : 'Save changes'}
        </Button>
        {hasChanges && !isPending && (
          <Button variant="quiet" onClick={discard}>
            Discard
          </Button>
        )}
      </Actions>
    </Card>
  )
}

const Title = styled.h2`
  font-size: ${font.size[16]};
`
const Intro = styled.p`
  color: ${color.muted};
`
const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-top: ${space[6]};
`
const Narrow = styled.div`
  max-width: 280px;
`
const Rule = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${color.line};
`
const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
  margin-top: ${space[6]};
`
