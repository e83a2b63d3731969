import type { WebhookDelivery } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime } from '~/lib/dates.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { answerOf, eventLabel, STATES } from './events.ts'

/** A row of the log that opens the delivery. */
export function DeliveryRow({
  delivery,
  onOpen,
}: {
  delivery: WebhookDelivery
  onOpen: () => void
}) {
  const { attempts, happened_at, state, type } = delivery
  return (
    <li>
      <Line type="button" onClick={onOpen}>
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        <What>{eventLabel(type)}</What>
        <Facts>
          {answerOf(delivery)}
          {attempts > 1 && ` · ${attempts} attempts`}
        </Facts>
        <When dateTime={happened_at}>{dateAndTime(happened_at)}</When>
      </Line>
    </li>
  )
}

const Line = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  width: 100%;
  padding: ${space[3]} ${space[2]};
  border: 0;
  border-top: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: none;
  color: ${color.text};
  font: inherit;
  text-align: left;
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
`
const What = styled.span`
  font-weight: ${font.weight.medium};
`
const Facts = styled.span`
  flex: 1 1 140px;
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const When = styled.time`
  color: ${color.muted};
  font-size: ${font.size[13]};
  font-variant-numeric: tabular-nums;
`
