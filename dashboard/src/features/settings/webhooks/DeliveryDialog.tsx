import { useQuery } from '@tanstack/react-query'
import type { WebhookDeliveryDetail } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime } from '~/lib/dates.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { CodeBox } from '~/ui/CodeBox.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { EarlierAttempts } from './EarlierAttempts.tsx'
import { answerOf, eventLabel, STATES } from './events.ts'
import { deliveryQuery, useResend } from './queries.ts'

type Props = { id: string; isOn: boolean; onClose: () => void }

/** One delivery: its body and the response. */
export function DeliveryDialog({ id, isOn, onClose }: Props) {
  const { data, isError, refetch } = useQuery(deliveryQuery(id))
  const { mutate: resend, isPending } = useResend(id)
  return (
    <Dialog
      open
      onClose={onClose}
      title={data ? eventLabel(data.type) : 'Delivery'}
      width="large"
      focus="dialog"
      footer={
        <Button
          variant="primary"
          disabled={!isOn}
          pending={isPending}
          onClick={() => resend(undefined, { onSuccess: onClose })}
        >
          Send again
        </Button>
      }
    >
      {isError && !data && (
        <ErrorState title="It could not be loaded" onRetry={() => void refetch()} />
      )}
      {!data && !isError && <SkeletonRows label="Loading the delivery" count={3} height={56} />}
      {data && <Detail delivery={data} />}
    </Dialog>
  )
}

function Detail({ delivery }: { delivery: WebhookDeliveryDetail }) {
  const { answer, attempted_at, attempts, body, next_at, problem, state, took_ms } = delivery
  const { earlier = [] } = delivery
  const facts: [string, string | null][] = [
    ['State', STATES[state].label],
    ['Last attempt', attempted_at && `${dateAndTime(attempted_at)}, ${answerOf(delivery)}`],
    ['Took', took_ms === null ? null : `${took_ms} ms`],
    ['Attempts', String(attempts)],
    ['Next attempt', next_at && dateAndTime(next_at)],
    ['webhook-id', delivery.webhook_id],
    ['Problem', problem],
  ]
  return (
    <Stack>
      <Facts>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
      <Title>Body</Title>
      <CodeBox text={body} label="Copy the body" />
      {answer !== null && (
        <>
          <Title>Answer</Title>
          {answer ? <CodeBox text={answer} label="Copy the answer" /> : <p>It was empty.</p>}
        </>
      )}
      {earlier.length > 0 && <EarlierAttempts attempts={earlier} />}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`
const Facts = styled.dl`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  font-size: ${font.size[13]};
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  dt {
    flex: 0 0 110px;
    color: ${color.muted};
  }
  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`
const Title = styled.h3`
  font-size: ${font.size[14]};
`
