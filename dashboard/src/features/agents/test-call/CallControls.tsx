import { Grip, Mic, MicOff, PhoneCall, PhoneOff, Volume2, VolumeX } from 'lucide-react'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { canListen } from './listener.ts'
import { canSpeak } from './speaker.ts'
import type { Microphone } from './use-microphone.ts'

type Props = {
  isOver: boolean
  microphone: Microphone
  speaks: boolean
  onSpeaks: (speaks: boolean) => void
  hasKeypad: boolean
  onKeypad: (isShown: boolean) => void
  onHangUp: () => void
  onAgain: () => void
}

export function CallControls({ isOver, microphone, onHangUp, onAgain, ...call }: Props) {
  if (isOver) {
    return (
      <Bar>
        <Button variant="primary" icon={<PhoneCall />} onClick={onAgain}>
          Call again
        </Button>
      </Bar>
    )
  }
  return (
    <Bar>
      {canListen() && (
        <Button
          icon={microphone.isOn ? <Mic /> : <MicOff />}
          aria-pressed={microphone.isOn}
          onClick={microphone.toggle}
        >
          {microphone.isOn ? 'Listening' : 'Speak'}
        </Button>
      )}
      {canSpeak() && (
        <Button
          icon={call.speaks ? <Volume2 /> : <VolumeX />}
          aria-pressed={call.speaks}
          onClick={() => call.onSpeaks(!call.speaks)}
        >
          {call.speaks ? 'Sound on' : 'Sound off'}
        </Button>
      )}
      <Button
        icon={<Grip />}
        aria-pressed={call.hasKeypad}
        onClick={() => call.onKeypad(!call.hasKeypad)}
      >
        Keypad
      </Button>
      <HangUp>
        <Button variant="danger" icon={<PhoneOff />} onClick={onHangUp}>
          Hang up
        </Button>
      </HangUp>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
const HangUp = styled.span`
  margin-left: auto;
`
