import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toast } from 'react-hot-toast'
import { styled } from 'styled-components'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { purchaseQuery, useNumberBought } from './queries.ts'

type Props = {
  agentId: string
  phone: string
  /** Where the browser did not let the checkout open by itself. */
  blockedUrl: string | null
  onBought: () => void
  onGiveUp: () => void
}

/** Asks until the checkout in the other tab is paid. */
export function PurchasePending({ agentId, phone, blockedUrl, onBought, onGiveUp }: Props) {
  const { data } = useQuery(purchaseQuery(agentId))
  const numberBought = useNumberBought()
  const isDone = useRef(false)
  const bought = data?.purchased_number
  useEffect(() => {
    if (!bought || isDone.current) return
    isDone.current = true
    toast.success('Phone number purchased')
    void numberBought()
    onBought()
  }, [bought, numberBought, onBought])

  return (
    <Box role="status">
      <Spinner diameter={28} />
      <p>
        Pay for <b>{phone}</b> in the checkout {blockedUrl ? 'below' : 'that opened in a new tab'}.
        This closes by itself once it is done.
      </p>
      <Actions>
        {blockedUrl && (
          <a href={blockedUrl} target="_blank" rel="noopener noreferrer">
            Open checkout
          </a>
        )}
        <Button onClick={onGiveUp}>Choose another number</Button>
      </Actions>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[8]} ${space[4]} ${space[4]};
  text-align: center;
  text-wrap: balance;
  > svg {
    color: ${color.accentText};
  }
`
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  a {
    color: ${color.accentText};
    text-decoration: underline;
  }
`
