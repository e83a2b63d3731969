import { useState } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge, type Tone } from '~/ui/Badge.tsx'
import type { CallPhase } from './call-state.ts'
import { CallControls } from './CallControls.tsx'
import { CallLines } from './CallLines.tsx'
import { Keypad } from './Keypad.tsx'
import { SayForm } from './SayForm.tsx'
import { canSpeak } from './speaker.ts'
import { useMicrophone } from './use-microphone.ts'
import { useTestCall } from './use-test-call.ts'

const PHASES: Record<CallPhase, { label: string; tone: Tone }> = {
  ringing: { label: 'Ringing', tone: 'accent' },
  talking: { label: 'On the line', tone: 'positive' },
  dialling: { label: 'Ringing the owner', tone: 'accent' },
  connected: { label: 'Put through', tone: 'positive' },
  recording: { label: 'Recording', tone: 'negative' },
  ended: { label: 'Call ended', tone: 'plain' },
}

type Props = {
  /** Address of the call's socket, below the API. */
  path: string
  agentName: string
  onAgain: () => void
}

/** A call made in the browser. */
export function CallView({ path, agentName, onAgain }: Props) {
  const [speaks, setSpeaks] = useState(canSpeak)
  const [hasKeypad, setKeypad] = useState(false)
  const call = useTestCall(path, speaks)
  const isOver = call.phase === 'ended'
  const microphone = useMicrophone(!isOver, (text, last) =>
    last ? call.say(text) : call.hint(text),
  )
  const problem = call.error ?? microphone.problem
  return (
    <Stack>
      <Top>
        <Badge tone={PHASES[call.phase].tone} dot>
          {PHASES[call.phase].label}
        </Badge>
        {problem && <Problem role="alert">{problem}</Problem>}
      </Top>
      <CallLines lines={call.lines} agentName={agentName} isSmall={hasKeypad && !isOver} />
      {!isOver && (
        <SayForm disabled={call.phase === 'ringing'} onType={call.type} onSay={call.say} />
      )}
      {hasKeypad && !isOver && <Keypad onPress={call.press} />}
      <CallControls
        isOver={isOver}
        microphone={microphone}
        speaks={speaks}
        onSpeaks={setSpeaks}
        hasKeypad={hasKeypad}
        onKeypad={setKeypad}
        onHangUp={call.hangUp}
        onAgain={onAgain}
      />
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`
const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${space[6]};
`
const Problem = styled.p`
  color: ${color.negativeText};
  font-size: ${font.size[13]};
`
