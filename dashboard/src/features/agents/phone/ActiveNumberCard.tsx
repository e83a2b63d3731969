import { useQuery } from '@tanstack/react-query'
import { BookOpenText, PhoneOff, ShoppingCart } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { CardHead } from './CardHead.tsx'
import { PhoneText } from './PhoneText.tsx'
import { activeNumberQuery } from './queries.ts'

// The modals' code comes after the page, and before anybody can have asked for them.
const BuyNumberModal = lazy(async () => ({
  default: (await import('./BuyNumberModal.tsx')).BuyNumberModal,
}))
const GuideModal = lazy(async () => ({ default: (await import('./GuideModal.tsx')).GuideModal }))

export function ActiveNumberCard({ agentId }: { agentId: string }) {
  const [modal, setModal] = useState<'buy' | 'guide' | null>(null)
  const { data: number, isPending, isError, refetch } = useQuery(activeNumberQuery(agentId))
  const close = () => setModal(null)
  return (
    <Box>
      <CardHead title="Active number" text="The number this agent answers." />
      {isPending && <Skeleton width={220} height={30} />}
      {isError && (
        <ErrorState title="The number could not be loaded" onRetry={() => void refetch()} />
      )}
      {number && <PhoneText phone={number.phone} />}
      {number === null && (
        <Missing>
          <PhoneOff size={18} aria-hidden />
          <span>
            <b>No phone number</b>
            Nobody can call this agent yet.
          </span>
        </Missing>
      )}
      <Actions>
        {number === null && (
          <Button variant="primary" icon={<ShoppingCart />} onClick={() => setModal('buy')}>
            Buy Number
          </Button>
        )}
        <Button icon={<BookOpenText />} onClick={() => setModal('guide')}>
          Setup call-forwarding guide
        </Button>
      </Actions>
      <Suspense>
        <BuyNumberModal agentId={agentId} open={modal === 'buy'} onClose={close} />
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

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
`
const Missing = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px dashed ${color.negative};
  border-radius: ${radius.medium};
  background: ${color.negativeSoft};
  color: ${color.negativeText};
  font-size: ${font.size[13]};
  b {
    display: block;
    font-weight: ${font.weight.semibold};
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: auto;
  padding-top: ${space[5]};
`
