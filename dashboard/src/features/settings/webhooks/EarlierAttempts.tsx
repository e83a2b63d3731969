import type { WebhookDeliveryDetail } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime } from '~/lib/dates.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Rows } from '~/ui/Rows.tsx'
import { statusOf } from './events.ts'

type Attempt = NonNullable<WebhookDeliveryDetail['earlier']>[number]

/** The attempts before the last one, each with what was answered. */
export const EarlierAttempts = ({ attempts }: { attempts: Attempt[] }) => (
  <section>
    <Title>Earlier attempts</Title>
    <List aria-label="Earlier attempts">
      <Rows of={attempts}>
        {({ answer, at, problem, status, took_ms }) => (
          <Line>
            <When dateTime={at}>{dateAndTime(at)}</When>
            <span>
              {statusOf(status)}
              {took_ms !== null && `, ${took_ms} ms`}
            </span>
            {(problem || answer) && <Words>{problem || answer}</Words>}
          </Line>
        )}
      </Rows>
    </List>
  </section>
)

const Title = styled.h3`
  font-size: ${font.size[14]};
`
const List = styled.ul`
  margin: ${space[1]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${font.size[13]};
`
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} 0;
  border-top: 1px solid ${color.line};
`
const When = styled.time`
  flex: 0 0 auto;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`
const Words = styled.span`
  flex: 1 1 100%;
  min-width: 0;
  color: ${color.muted};
  overflow-wrap: anywhere;
`
