import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Purchase } from 'shared-types'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { AvailableNumbers } from './AvailableNumbers.tsx'
import { openInNewTab } from './open-in-new-tab.ts'
import { isUnderWay } from './purchase-state.ts'
import { PurchasePending } from './PurchasePending.tsx'
import { availableNumbersQuery, useOpenCheckout } from './queries.ts'

const PRICE = '$1.15'

type Props = {
  agentId: string
  purchase: Purchase | undefined
  open: boolean
  onClose: () => void
}

export function BuyNumberModal({ agentId, purchase, open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Buy Phone Number"
      description={`US numbers for calls and texts, ${PRICE} per number, every month.`}
    >
      {purchase && isUnderWay(purchase) ? (
        <PurchasePending agentId={agentId} purchase={purchase} />
      ) : (
        <Choice agentId={agentId} />
      )}
    </Dialog>
  )
}

function Choice({ agentId }: { agentId: string }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const numbers = useQuery(availableNumbersQuery())
  const buy = useOpenCheckout(agentId)
  const handleBuy = async (phone: string) => {
    // A toast has reported the failure, and the numbers can still be chosen.
    const opened = await openInNewTab(buy.mutateAsync(phone)).catch(() => null)
    if (!opened) void numbers.refetch()
  }
  return (
    <AvailableNumbers
      query={numbers}
      price={PRICE}
      value={chosen}
      onChange={setChosen}
      action={
        <Button
          variant="primary"
          disabled={!chosen}
          pending={buy.isPending}
          onClick={() => chosen && void handleBuy(chosen)}
        >
          Buy Number
        </Button>
      }
    />
  )
}
