import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toast } from 'react-hot-toast'
import { useSearchParams } from 'react-router-dom'
import type { Purchase } from 'shared-types'
import { outcomeOf } from './purchase-state.ts'
import { purchaseQuery, useCancelPurchase, useNumberBought } from './queries.ts'

/** What the address the checkout comes back to says. */
const RETURNED = 'checkout'

/** The purchase of an agent, as the server has it; says when it ends, whoever ended it. */
export function usePurchase(agentId: string): Purchase | undefined {
  const { data: purchase } = useQuery(purchaseQuery(agentId))
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

/** Whoever left the checkout pays no more: it is closed, and the address is that of the page again. */
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
