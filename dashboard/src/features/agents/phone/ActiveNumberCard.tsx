import { useQuery } from '@tanstack/react-query'
import { BookOpenText, ExternalLink, ShoppingCart } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { useMay } from '~/product/roles.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { ByOwners } from './ByOwners.tsx'
import { CardHead } from './CardHead.tsx'
import { NumberState } from './NumberState.tsx'
import { openInNewTab } from './open-in-new-tab.ts'
import { isUnderWay } from './purchase-state.ts'
import { activeNumberQuery, useOpenCheckout } from './queries.ts'
import { usePurchase } from './use-purchase.ts'

// The code of the dialogs is loaded after the page, before anybody can have opened them.
const BuyNumberModal = lazy(async () => ({
  default: (await import('./BuyNumberModal.tsx')).BuyNumberModal,
}))
const GuideModal = lazy(async () => ({ default: (await import('./GuideModal.tsx')).GuideModal }))

export function ActiveNumberCard({ agentId }: { agentId: string }) {
  const [modal, setModal] = useState<'buy' | 'guide' | null>(null)
  const { data: number, isPending, isError, refetch } = useQuery(activeNumberQuery(agentId))
  const purchase = usePurchase(agentId)
  const close = () => setModal(null)
  const mayBuy = useMay('owner')
  const isEnded = number?.suspended && number.subscription?.status === 'canceled'
  return (
    <Box>
      <CardHead title="Active number" text="The number this agent answers." />
      {isPending && <Skeleton width={220} height={30} />}
      {isError && (
        <ErrorState title="The number could not be loaded" onRetry={() => void refetch()} />
      )}
      {number !== undefined && <NumberState number={number} purchase={purchase} />}
      {!mayBuy && number === null && <ByOwners>Owners of this workspace buy numbers.</ByOwners>}
      <Actions>
        {mayBuy && number === null && (
          <Button variant="primary" icon={<ShoppingCart />} onClick={() => setModal('buy')}>
            {isUnderWay(purchase) ? 'Show purchase' : 'Buy Number'}
          </Button>
        )}
        {mayBuy && isEnded && !isUnderWay(purchase) && (
          <SubscribeAgain agentId={agentId} phone={number.phone} />
        )}
        <Button icon={<BookOpenText />} onClick={() => setModal('guide')}>
          Setup call-forwarding guide
        </Button>
      </Actions>
      <Suspense>
        {mayBuy && (
          <BuyNumberModal
            agentId={agentId}
            purchase={purchase}
            open={modal === 'buy' && number === null}
            onClose={close}
          />
        )}
        <GuideModal
          agentId={agentId}
          phone={number?.phone ?? null}
          open={modal === 'guide'}
          onClose={close}
        />
      </Suspense>
    </Box>
  )
}

/** For a number whose subscription has ended, which we keep for a few more days. */
function SubscribeAgain({ agentId, phone }: { agentId: string; phone: string }) {
  const buy = useOpenCheckout(agentId)
  const handleClick = () => {
    // A toast has reported the failure; a blocked checkout tab can be opened from the pending purchase.
    void openInNewTab(buy.mutateAsync(phone)).catch(() => null)
  }
  return (
    <Button variant="primary" icon={<ExternalLink />} pending={buy.isPending} onClick={handleClick}>
      Subscribe again
    </Button>
  )
}

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: auto;
  padding-top: ${space[5]};
`
