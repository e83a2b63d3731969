import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NoticeSettings } from 'shared-types'
import { styled } from 'styled-components'
import { isSoundOn, playSound, switchSound } from '~/lib/sound.ts'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { useSendTest, useTurnOff, useTurnOn } from './queries.ts'
import { type Here, readHere } from './this-browser.ts'

const HINTS: Record<Here, string> = {
  on: 'This browser shows what you chose above, also when no page of Nexus is open. It pauses while you are signed out.',
  off: 'Shows what you chose above, also when no page of Nexus is open.',
  denied: 'This browser was told not to. Allow notifications for this page in its settings first.',
  unsupported:
    'This browser cannot be told. On an iPhone, add Nexus to the Home Screen first and open it there.',
}

type Props = { settings: NoticeSettings; personId: string }

/** Settings for this browser only. */
export function BrowserCard({ settings, personId }: Props) {
  const { push_key, devices, failures } = settings
  const { data: here = 'off', refetch } = useQuery({
    queryKey: ['push here', devices, personId],
    queryFn: () => readHere(personId),
  })
  const { mutate: turnOn, isPending: isTurningOn } = useTurnOn(push_key, personId)
  const { mutate: turnOff, isPending: isTurningOff } = useTurnOff()
  const { mutate: sendTest, isPending } = useSendTest()
  const [hasSound, setSound] = useState(isSoundOn)
  const handled = { onSettled: () => void refetch() }

  const handleSound = (isOn: boolean) => {
    switchSound(isOn)
    setSound(isOn)
    if (isOn) playSound()
  }

  return (
    <Card as="section" aria-labelledby="this-browser">
      <CardTitle id="this-browser">This browser</CardTitle>
      {failures.push && <Notice tone="negative">{failures.push}</Notice>}
      <Stack>
        <Switch
          label="Notifications"
          hint={HINTS[here]}
          checked={here === 'on'}
          disabled={here === 'denied' || here === 'unsupported' || isTurningOn || isTurningOff}
          onChange={(isOn) => (isOn ? turnOn(undefined, handled) : turnOff(undefined, handled))}
        />
        <Switch
          label="Sound"
          hint="Two soft notes when one more conversation waits to be read."
          checked={hasSound}
          onChange={handleSound}
        />
      </Stack>
      {devices > 0 && (
        <Foot>
          <p>
            {devices === 1 ? 'One browser is' : `${devices} browsers are`} told of what happens.
          </p>
          <Button pending={isPending} onClick={() => sendTest('push')}>
            Send a test notification
          </Button>
        </Foot>
      )}
    </Card>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-top: ${space[4]};
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  margin-top: ${space[5]};
  color: ${color.muted};
`
