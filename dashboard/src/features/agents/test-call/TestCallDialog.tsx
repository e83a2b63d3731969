import { PhoneCall, PhoneOff } from 'lucide-react'
import { useState } from 'react'
import { fillPath, TEST_CALL_PATH, type Agent } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { useActivateAgent } from '../queries.ts'
import { CallView } from './CallView.tsx'

type Props = { agent: Agent; onClose: () => void }

/** Calls the agent from the browser, through the same code as a call from a phone. */
export function TestCallDialog({ agent, onClose }: Props) {
  // Counts the calls of this dialog, so that each one starts fresh; 0 before the first.
  const [call, setCall] = useState(0)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Call ${agent.name}`}
      description="A call from this browser. No phone rings, nothing is charged; the agent hears and answers as it would on the telephone."
    >
      {call > 0 ? (
        <CallView
          key={call}
          path={fillPath(TEST_CALL_PATH, { id: agent.id })}
          agentName={agent.name}
          onAgain={() => setCall(call + 1)}
        />
      ) : (
        <BeforeCall agent={agent} onStart={() => setCall(1)} />
      )}
    </Dialog>
  )
}

function BeforeCall({ agent, onStart }: { agent: Agent; onStart: () => void }) {
  const { mutate: activate, isPending } = useActivateAgent(agent.id)
  return (
    <Start>
      <Circle $isOff={!agent.activated}>
        {agent.activated ? <PhoneCall aria-hidden /> : <PhoneOff aria-hidden />}
      </Circle>
      <p>
        {agent.activated
          ? 'Be the caller: type what you say, or speak where your browser can listen. With headphones it does not hear itself.'
          : 'This agent is inactive, so it answers no calls: callers leave a message. Activate it, then call it.'}
      </p>
      {agent.activated ? (
        <Button key="start" variant="primary" size="large" autoFocus onClick={onStart}>
          Start the call
        </Button>
      ) : (
        <Button variant="primary" size="large" pending={isPending} onClick={() => activate()}>
          Activate
        </Button>
      )}
    </Start>
  )
}

const Start = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[5]};
  padding: ${space[8]} 0 ${space[6]};
  color: ${color.muted};
  font-size: ${font.size[13]};
  text-align: center;
`
const Circle = styled.div<{ $isOff: boolean }>`
  display: grid;
  place-items: center;
  width: ${space[16]};
  height: ${space[16]};
  border-radius: ${radius.round};
  background: ${({ $isOff }) => ($isOff ? color.sunken : color.accentSoft)};
  color: ${({ $isOff }) => ($isOff ? color.muted : color.accentText)};
`
