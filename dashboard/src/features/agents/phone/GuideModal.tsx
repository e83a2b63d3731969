import { useState } from 'react'
import { styled } from 'styled-components'
import { CARRIERS } from '~/lib/data/carriers.ts'
import { showPhone } from '~/lib/phone.ts'
import { space } from '~/theme/tokens.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { Select } from '~/ui/Select.tsx'
import { CarrierCodes } from './CarrierCodes.tsx'
import { ForwardingCheck } from './ForwardingCheck.tsx'
import { ForwardingWarnings } from './ForwardingWarnings.tsx'

const OPTIONS = CARRIERS.map(({ id, name }) => ({ value: id, label: name }))

type Props = { agentId: string; phone: string | null; open: boolean; onClose: () => void }

export function GuideModal({ agentId, phone, open, onClose }: Props) {
  const [carrierId, setCarrierId] = useState('att')
  const carrier = CARRIERS.find(({ id }) => id === carrierId)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="large"
      position="absolute"
      title="Setup call-forwarding guide"
      description={
        phone
          ? `Dial one of these codes on your own phone, then press call. From then on it sends callers to ${showPhone(phone)}.`
          : 'Buy a number first: it takes the place of ‹number› in the codes below.'
      }
    >
      <Stack>
        <Narrow>
          <Select
            label="Your carrier"
            options={OPTIONS}
            value={carrierId}
            onChange={setCarrierId}
          />
        </Narrow>
        {carrier && <CarrierCodes key={carrier.id} carrier={carrier} phone={phone} />}
        {phone && <ForwardingCheck agentId={agentId} />}
        <ForwardingWarnings />
      </Stack>
    </Dialog>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space[5]};
`
const Narrow = styled.div`
  max-width: 280px;
`
