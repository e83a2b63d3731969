import { useState } from 'react'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Select } from '~/ui/Select.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { useReplay } from './queries.ts'

const HOUR_MS = 60 * 60_000
const RANGES = [
  { value: '1', label: 'The last hour' },
  { value: '24', label: 'The last day' },
  { value: '168', label: 'The last week' },
  { value: '720', label: 'The last 30 days' },
]

/** Sends the events of a period again. */
export function ReplayDialog({ endpointId, onClose }: { endpointId: string; onClose: () => void }) {
  const [hours, setHours] = useState('24')
  const [onlyFailed, setOnlyFailed] = useState(true)
  const { mutate: replay, isPending } = useReplay(endpointId)
  const handleSend = () => {
    const since = new Date(Date.now() - Number(hours) * HOUR_MS).toISOString()
    replay({ since, only_failed: onlyFailed }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Send a range again"
      description="The events keep their ids, so a receiver can tell what it has handled. At most 10,000 at a time."
      width="small"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" pending={isPending} onClick={handleSend}>
            Send again
          </Button>
        </>
      }
    >
      <Fields>
        <Select label="Events of" value={hours} options={RANGES} onChange={setHours} />
        <Switch label="Only what was not delivered" checked={onlyFailed} onChange={setOnlyFailed} />
      </Fields>
    </Dialog>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
`
