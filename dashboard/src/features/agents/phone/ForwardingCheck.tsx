import { useQuery } from '@tanstack/react-query'
import { PhoneOutgoing } from 'lucide-react'
import { useState } from 'react'
import type { ForwardingCheck as Check } from 'shared-types'
import { styled } from 'styled-components'
import { showPhone } from '~/lib/phone.ts'
import { onPhone } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Badge, type Tone } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { LocalForward } from './LocalForward.tsx'
import { forwardingCheckQuery, forwardNumberQuery, useStartCheck } from './queries.ts'

const OUTCOMES: Record<Check['status'], { tone: Tone; label: string; text: string }> = {
  calling: {
    tone: 'accent',
    label: 'Ringing',
    text: 'Do not answer: let it ring until it is forwarded, 40 seconds at most.',
  },
  forwarded: {
    tone: 'positive',
    label: 'Forwarded',
    text: 'It works: the call came to this agent.',
  },
  answered: {
    tone: 'neutral',
    label: 'Answered',
    text: 'You or your mailbox answered, so nothing was forwarded. Check again and let it ring; a mailbox that answers has to be switched off.',
  },
  not_forwarded: {
    tone: 'negative',
    label: 'Not forwarded',
    text: 'The call did not come to this agent within 40 seconds. Dial the code again, or try one under "Did not work?".',
  },
  failed: {
    tone: 'negative',
    label: 'Not placed',
    text: 'Your phone could not be called. Try again in a moment.',
  },
}

/** Calls the owner's phone and reports whether the call was forwarded to the agent. */
export function ForwardingCheck({ agentId }: { agentId: string }) {
  const { data: verified } = useQuery(forwardNumberQuery(agentId))
  // The result of a check made on another day says nothing about today.
  const [hasStarted, setStarted] = useState(false)
  const { data: check } = useQuery({ ...forwardingCheckQuery(agentId), enabled: hasStarted })
  const { mutate: start, isPending } = useStartCheck(agentId)
  const shown = hasStarted ? check : null
  const isCalling = shown?.status === 'calling'
  return (
    <Box aria-label="Check the forwarding">
      <Top>
        <div>
          <Title>Does it work?</Title>
          <p>
            {verified
              ? `We ring ${showPhone(verified.phone)}, and see whether the call comes to this agent.`
              : 'Verify your forwarding number first; then we ring it and see.'}
          </p>
        </div>
        <Button
          icon={<PhoneOutgoing />}
          disabled={!verified || isCalling}
          pending={isPending}
          onClick={() => start(undefined, { onSuccess: () => setStarted(true) })}
        >
          Check the forwarding
        </Button>
      </Top>
      <Status role="status">
        {shown && (
          <Outcome>
            <Badge tone={OUTCOMES[shown.status].tone} dot>
              {OUTCOMES[shown.status].label}
            </Badge>
            {OUTCOMES[shown.status].text}
          </Outcome>
        )}
      </Status>
      {isCalling && <LocalForward agentId={agentId} phone={shown.phone} />}
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  font-size: ${font.size[13]};
`
const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  ${onPhone} {
    flex-direction: column;
    align-items: stretch;
  }
  p {
    color: ${color.muted};
  }
`
const Title = styled.h3`
  font-size: ${font.size[13]};
`
const Status = styled.div`
  &:empty {
    /* The live region has to exist before it gets text, or screen readers would not announce it; it takes no space while empty. */
    margin-top: -${space[3]};
  }
`
const Outcome = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[3]};
`
