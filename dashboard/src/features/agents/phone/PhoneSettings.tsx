import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { EachCard } from '~/ui/EachCard.tsx'
import { ActiveNumberCard } from './ActiveNumberCard.tsx'
import { ForwardNumberCard } from './ForwardNumberCard.tsx'
import { SubscriptionCard } from './SubscriptionCard.tsx'
import { useCheckoutReturn } from './use-purchase.ts'

/** An agent's number, its subscription, and the phone to which it puts calls through. */
export function PhoneSettings({ agentId }: { agentId: string }) {
  useCheckoutReturn(agentId)
  return (
    <EachCard>
      <Pair>
        <EachCard>
          <ActiveNumberCard agentId={agentId} />
          <SubscriptionCard agentId={agentId} />
        </EachCard>
      </Pair>
      <ForwardNumberCard agentId={agentId} />
    </EachCard>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: ${space[6]};
`
