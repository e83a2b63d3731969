import type { Purchase } from 'shared-types'
import { styled } from 'styled-components'
import { showPhone } from '~/lib/phone.ts'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { useCancelPurchase } from './queries.ts'

/** A pending purchase: the server is polled until it has ended. */
export function PurchasePending({ agentId, purchase }: { agentId: string; purchase: Purchase }) {
  const cancel = useCancelPurchase(agentId)
  const phone = showPhone(purchase.phone ?? '')
  return (
    <Box role="status">
      <Spinner diameter={28} />
      {purchase.state === 'paid' ? (
        <p>
          {purchase.message} <b>{phone}</b> appears here by itself.
        </p>
      ) : (
        <p>
          Pay for <b>{phone}</b> in the checkout that opened in a new tab. This closes by itself
          once it is done.
        </p>
      )}
      {purchase.state === 'open' && (
        <Actions>
          {purchase.checkout_url && (
            <a href={purchase.checkout_url} target="_blank" rel="noopener noreferrer">
              Open the checkout again
            </a>
          )}
          <Button pending={cancel.isPending} onClick={() => cancel.mutate()}>
            Choose another number
          </Button>
        </Actions>
      )}
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
