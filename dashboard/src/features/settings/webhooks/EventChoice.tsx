import { useId } from 'react'
import { WEBHOOK_EVENTS, type WebhookEvent } from 'shared-types'
import { styled } from 'styled-components'
import { onPhone } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { EVENT_LABELS } from './events.ts'

type Props = {
  chosen: WebhookEvent[]
  error: string | undefined
  onChange: (chosen: WebhookEvent[]) => void
}

/** The events that are sent to an endpoint. */
export function EventChoice({ chosen, error, onChange }: Props) {
  const errorId = useId()
  const toggle = (name: WebhookEvent) =>
    onChange(chosen.includes(name) ? chosen.filter((event) => event !== name) : [...chosen, name])
  return (
    <Group aria-describedby={error && errorId}>
      <Legend>Send when</Legend>
      <Grid>
        {WEBHOOK_EVENTS.map((name) => (
          <Choice key={name}>
            <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
            <span>
              {EVENT_LABELS[name]}
              <Name>{name}</Name>
            </span>
          </Choice>
        ))}
      </Grid>
      <Problem id={errorId} aria-live="polite">
        {error}
      </Problem>
    </Group>
  )
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
const Legend = styled.legend`
  margin-bottom: ${space[2]};
  padding: 0;
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]} ${space[4]};
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Choice = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  cursor: pointer;
  > input {
    margin-top: ${space[1]};
    accent-color: ${color.accent};
  }
`
const Problem = styled.p`
  margin-top: ${space[2]};
  color: ${color.negativeText};
  font-size: ${font.size[13]};
  &:empty {
    display: none;
  }
`
const Name = styled.code`
  display: block;
  color: ${color.muted};
  font-family: ${font.mono};
  font-size: ${font.size[12]};
  overflow-wrap: anywhere;
`
