import { PhoneCall } from 'lucide-react'
import { useState } from 'react'
import type { Agent } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { CallView } from './CallView.tsx'

type Props = { agent: Agent; onClose: () => void }

/** Rings the agent from the browser, over the same path as a call from a phone. */
export function TestCallDialog({ agent, onClose }: Props) {
  // Counts the calls of this dialog, so that calling again starts a fresh one; 0 before the first.
  const [call, setCall] = useState(0)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Call ${agent.name}`}
      description="A call from this browser. No phone rings, nothing is charged; the agent hears and answers as it would on the telephone."
    >
      {call > 0 ? (
        <CallView key={call} agent={agent} onAgain={() => setCall(call + 1)} />
      ) : (
        <Start>
          <Circle>
            <PhoneCall aria-hidden />
          </Circle>
          <p>
            Be the caller: type what you say, or speak where your browser can listen. With
            headphones it does not hear itself.
          </p>
          <Button variant="primary" size="large" autoFocus onClick={() => setCall(1)}>
            Start the call
          </Button>
        </Start>
      )}
    </Dialog>
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
const Circle = styled.div`
  display: grid;
  place-items: center;
  width: ${space[16]};
  height: ${space[16]};
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accentText};
`
