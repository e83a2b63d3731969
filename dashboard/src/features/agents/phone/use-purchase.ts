import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toast } from 'react-hot-toast'
import { useSearchParams } from 'react-router-dom'
import type { Purchase } from 'shared-types'
import { useMay } from '~/product/roles.ts'
import { outcomeOf } from './purchase-state.ts'
import { purchaseQuery, useCancelPurchase, useNumberBought } from './queries.ts'

/** The query parameter in the address to which the checkout returns. */
const RETURNED = 'checkout'

/** The purchase of an agent as stored on the server, which only owners may ask for; shows a toast when it ends, wherever it was ended. */
export function usePurchase(agentId: string): Purchase | undefined {
  const mayBuy = useMay('owner')
  const { data: purchase } = useQuery({ ...purchaseQuery(agentId), enabled: mayBuy })
  const numberBought = useNumberBought()
  const before = useRef<Purchase>(undefined)
  useEffect(() => {
    const outcome = outcomeOf(before.current, purchase)
    before.current = purchase
    if (outcome?.kind === 'bought') {
      toast.success('Phone number purchased')
      void numberBought()
    }
    if (outcome?.kind === 'ended') toast.error(outcome.message)
  }, [purchase, numberBought])
  return purchase
}

/** A user who left the checkout will not pay: the checkout is closed, and the query parameter is removed from the address. */
export function useCheckoutReturn(agentId: string): void {
  const [query, setQuery] = useSearchParams()
  const { mutate: cancel } = useCancelPurchase(agentId)
  const returned = query.get(RETURNED)
  useEffect(() => {
    if (!returned) return
    if (returned === 'cancelled') cancel()
    setQuery(
      (now) => {
        now.delete(RETURNED)
        return now
      },
      { replace: true },
    )
  }, [returned, cancel, setQuery])
}
