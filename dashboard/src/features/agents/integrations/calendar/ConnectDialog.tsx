import { useState } from 'react'
import { CalendarVendor, type CalendarOfAgent } from 'shared-types'
import { styled } from 'styled-components'
import { failureText } from '~/api/failure.ts'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Select } from '~/ui/Select.tsx'
import { KeyForm } from './KeyForm.tsx'
import { useAskGoogle } from '../queries.ts'
import { ServerForm } from './ServerForm.tsx'
import { VENDORS } from './vendors.ts'

type Props = { agentId: string; offer: CalendarOfAgent; open: boolean; onClose: () => void }

/** Connects a calendar: on Google's own page, by an API key, or by the address of a server. */
export function ConnectDialog({ agentId, offer, open, onClose }: Props) {
  const hasGoogle = offer.google !== 'none'
  const [vendor, setVendor] = useState<CalendarVendor>(
    offer.connection?.vendor ?? (hasGoogle ? 'google' : 'caldav'),
  )
  const vendors = CalendarVendor.options.filter((name) => name !== 'google' || hasGoogle)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Connect a calendar"
      description="Times that are taken in it are never offered, and appointments are written to it."
    >
      <Stack>
        <Select
          label="Calendar of"
          value={vendor}
          options={vendors.map((value) => ({ value, label: VENDORS[value].name }))}
          onChange={setVendor}
        />
        <Text>{VENDORS[vendor].text}</Text>
        {vendor === 'google' && <AskGoogle agentId={agentId} isLocal={offer.google === 'local'} />}
        {vendor === 'caldav' && <ServerForm agentId={agentId} onDone={onClose} />}
        {(vendor === 'cal_com' || vendor === 'calendly') && (
          <KeyForm
            key={vendor}
            agentId={agentId}
            vendor={vendor}
            hasStandIn={offer.stand_ins}
            onDone={onClose}
          />
        )}
      </Stack>
    </Dialog>
  )
}

function AskGoogle({ agentId, isLocal }: { agentId: string; isLocal: boolean }) {
  const { mutate, isPending, error } = useAskGoogle(agentId)
  return (
    <>
      {isLocal && (
        <Text>There are no Google keys on this server: a local page stands in for Google.</Text>
      )}
      {error && <Problem role="alert">{failureText(error)}</Problem>}
      <div>
        <Button variant="primary" pending={isPending} onClick={() => mutate()}>
          Continue to Google
        </Button>
      </div>
    </>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`
const Text = styled.p`
  color: ${color.muted};
`
const Problem = styled.p`
  color: ${color.negativeText};
`
