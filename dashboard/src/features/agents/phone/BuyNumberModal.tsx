import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { AvailableNumbers } from './AvailableNumbers.tsx'
import { openInNewTab } from './open-in-new-tab.ts'
import { PurchasePending } from './PurchasePending.tsx'
import { availableNumbersQuery, useBuyNumber } from './queries.ts'

/** §9 */
const PRICE = '$1.15'

type Props = { agentId: string; open: boolean; onClose: () => void }
/** A checkout that is open in another tab, or waits as a link where the browser blocked that tab. */
type Checkout = { phone: string; blockedUrl: string | null }

export function BuyNumberModal({ agentId, open, onClose }: Props) {
  const [checkout, setCheckout] = useState<Checkout | null>(null)
  const done = () => {
    setCheckout(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Buy Phone Number"
      description={`US numbers for calls and texts, ${PRICE} per number, every month.`}
    >
      {checkout ? (
        <PurchasePending
          agentId={agentId}
          {...checkout}
          onBought={done}
          onGiveUp={() => setCheckout(null)}
        />
      ) : (
        <Choice agentId={agentId} onCheckout={setCheckout} />
      )}
    </Dialog>
  )
}

function Choice({
  agentId,
  onCheckout,
}: {
  agentId: string
  onCheckout: (checkout: Checkout) => void
}) {
  const [chosen, setChosen] = useState<string | null>(null)
  const numbers = useQuery(availableNumbersQuery())
  const buy = useBuyNumber(agentId)
  const handleBuy = async (phone: string) => {
    // A failure has told itself, and the numbers stay to choose from.
    const opened = await openInNewTab(buy.mutateAsync(phone)).catch(() => null)
    if (opened) onCheckout({ phone, ...opened })
    else void numbers.refetch()
  }
  return (
    <AvailableNumbers
      numbers={numbers.data}
      isError={numbers.isError}
      onRetry={() => void numbers.refetch()}
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
