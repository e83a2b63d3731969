import { useState, type FormEvent } from 'react'
import {
  BookingLink,
  bookingServiceOf,
  type AddIntegration,
  type IntegrationType,
} from 'shared-types'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { zoneHere } from '~/lib/zone-here.ts'
import { BookingLinkStep } from './BookingLinkStep.tsx'
import { IntegrationTypeStep } from './IntegrationTypeStep.tsx'
import { useAddIntegration } from './queries.ts'

type Props = {
  agentId: string
  /** Only one integration of each type. */
  taken: IntegrationType[]
  open: boolean
  onClose: () => void
}

/** Step 1 selects the type. The calendar continues with step 2; Telegram is added at once. */
export function AddIntegrationModal({ open, onClose, ...rest }: Props) {
  // The content is mounted with the dialog, so that closing forgets what was entered.
  return open ? <Wizard {...rest} onClose={onClose} /> : null
}

const FORM_ID = 'add-integration'

function Wizard({ agentId, taken, onClose }: Omit<Props, 'open'>) {
  const [type, setType] = useState<IntegrationType>(
    taken.includes('google_calendar') ? 'telegram' : 'google_calendar',
  )
  const [isLinkStep, setLinkStep] = useState(false)
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  /** The link belongs to no booking service we know, and the owner has been warned of that. */
  const [isWarned, setWarned] = useState(false)
  const add = useAddIntegration()

  const handleUrl = (next: string) => {
    setUrl(next)
    setError(undefined)
    setWarned(false)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending) return
    if (!isLinkStep && type === 'google_calendar') return setLinkStep(true)
    const submit = (body: AddIntegration) => add.mutate(body, { onSuccess: onClose })
    if (type === 'telegram') return submit({ type, agent_id: agentId })
    const link = BookingLink.safeParse(url)
    if (!link.success) return setError(link.error.issues[0]?.message)
    if (!bookingServiceOf(link.data) && !isWarned) return setWarned(true)
    const body = { type, agent_id: agentId, url: link.data, any_page: isWarned }
    submit({ ...body, time_zone: zoneHere() })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Add Integration"
      description={
        isLinkStep ? 'Step 2: where do customers book?' : 'Step 1: what do you want to add?'
      }
      footer={
        <>
          {isLinkStep && <Button onClick={() => setLinkStep(false)}>Back</Button>}
          <Button
            key={`${isLinkStep} ${isWarned}`}
            variant="primary"
            type="submit"
            form={FORM_ID}
            pending={add.isPending}
          >
            {submitLabel({ type, isLinkStep, isWarned })}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={handleSubmit}>
        {isLinkStep ? (
          <BookingLinkStep value={url} error={error} isWarned={isWarned} onChange={handleUrl} />
        ) : (
          <IntegrationTypeStep value={type} taken={taken} onChange={setType} />
        )}
      </form>
    </Dialog>
  )
}

function submitLabel(state: { type: IntegrationType; isLinkStep: boolean; isWarned: boolean }) {
  if (state.isWarned) return 'Use it anyway'
  return state.isLinkStep || state.type === 'telegram' ? 'Add Integration' : 'Next'
}
