import { useState } from 'react'
import type { WebhookEndpoint } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime } from '~/lib/dates.ts'
import { confirm } from '~/stores/confirm.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { ReplayDialog } from './ReplayDialog.tsx'
import { useChangeEndpoint, useRotateSecret, useSendTest } from './queries.ts'

type Props = { endpoint: WebhookEndpoint; onSecret: (secret: string) => void }

/** Buttons of an endpoint: send a test, send a period again, switch on or off, make a new secret. */
export function EndpointActions({ endpoint, onSecret }: Props) {
  const { id, is_on: isOn, old_secret_until: oldUntil, secret_hint: hint } = endpoint
  const [isReplaying, setIsReplaying] = useState(false)
  const { mutate: sendTest, isPending: isSending } = useSendTest(id)
  const { mutate: rotate, isPending: isRotating } = useRotateSecret(id)
  const { mutate: change, isPending: isChanging } = useChangeEndpoint(id)
  const handleRotate = async () => {
    const isSure = await confirm({
      title: 'Make a new secret?',
      body: 'Both secrets sign for a day. After that, only the new one does.',
      action: 'Make a new secret',
    })
    const onSuccess = ({ secret }: { secret: string | null }) => secret && onSecret(secret)
    if (isSure) rotate(undefined, { onSuccess })
  }
  return (
    <>
      <Row>
        <Button disabled={!isOn} pending={isSending} onClick={() => sendTest()}>
          Send a test event
        </Button>
        <Button disabled={!isOn} onClick={() => setIsReplaying(true)}>
          Send a range again
        </Button>
        <Button pending={isChanging} onClick={() => change({ is_on: !isOn })}>
          Turn {isOn ? 'off' : 'on'}
        </Button>
        {hint && (
          <Button pending={isRotating} onClick={() => void handleRotate()}>
            New secret
          </Button>
        )}
      </Row>
      {hint && (
        <Hint>
          Signed with the secret that ends in <code>{hint}</code>
          {oldUntil && `, and with the one before until ${dateAndTime(oldUntil)}`}.
        </Hint>
      )}
      {isReplaying && <ReplayDialog endpointId={id} onClose={() => setIsReplaying(false)} />}
    </>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[4]};
`
const Hint = styled.p`
  margin-top: ${space[2]};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
