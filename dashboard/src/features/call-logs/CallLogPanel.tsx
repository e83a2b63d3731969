import { MousePointerClick, Trash2 } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { CallLog } from 'shared-types'
import { styled } from 'styled-components'
import { preloadable } from '~/lib/preloadable.tsx'
import { whenIdle } from '~/lib/when-idle.ts'
import { useMay } from '~/product/roles.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { EachCard } from '~/ui/EachCard.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { AppointmentSection } from './AppointmentSection.tsx'
import { CallBreakdown } from './CallBreakdown.tsx'
import { CallerDetails } from './CallerDetails.tsx'
import { CallerRules } from './CallerRules.tsx'
import { DecisionCard } from './DecisionCard.tsx'
import { LeadCard } from './LeadCard.tsx'
import { LiveCall } from './LiveCall.tsx'
import { PanelHead } from './PanelHead.tsx'
import { useDeleteLog } from './queries.ts'
import { Recording } from './Recording.tsx'
import { SentimentCard } from './SentimentCard.tsx'

/** A chunk of its own: the list and the panel are shown before it is loaded. */
const TranscriptModal = preloadable(() =>
  import('./TranscriptModal.tsx').then((m) => m.TranscriptModal),
)

type Props = { log: CallLog | null; onDeleted: () => void }

/** Everything about one call. */
export function CallLogPanel({ log, onDeleted }: Props) {
  if (!log) {
    return <EmptyState icon={<MousePointerClick />} title="Select a call log to view details" />
  }
  return (
    <Stack>
      <EachCard>
        <PanelHead log={log} />
        <CallerRules log={log} />
        {log.live && <LiveCall log={log} />}
        <SentimentCard log={log} />
        <DecisionCard log={log} />
        {log.lead ? <LeadCard lead={log.lead} /> : <CallBreakdown log={log} />}
        <AppointmentSection log={log} />
        {log.voice_message && <Recording log={log} message={log.voice_message} />}
        <CallerDetails log={log} onErased={onDeleted} />
        <Actions log={log} onDeleted={onDeleted} />
      </EachCard>
    </Stack>
  )
}

function Actions({ log, onDeleted }: { log: CallLog; onDeleted: () => void }) {
  const [isReading, setReading] = useState(false)
  const mayDelete = useMay('admin')
  useEffect(() => whenIdle(() => void TranscriptModal.preload()), [])
  const { mutate: deleteLog, isPending } = useDeleteLog(log.id)
  const handleDelete = () => {
    // oxlint-disable-next-line no-alert -- Deleting a call log is the one case where the browser's own dialog asks for confirmation
    if (!window.confirm('Are you sure you want to delete this log?')) return
    deleteLog(undefined, { onSuccess: onDeleted })
  }
  return (
    <Buttons>
      <Button variant="primary" onClick={() => setReading(true)}>
        View Conversation
      </Button>
      {mayDelete && (
        <Button
          variant="dangerQuiet"
          icon={<Trash2 />}
          disabled={log.live ?? false}
          pending={isPending}
          onClick={handleDelete}
        >
          Delete Log
        </Button>
      )}
      {isReading && (
        <Suspense>
          <TranscriptModal log={log} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </Buttons>
  )
}

const Stack = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[6]};
  padding: ${space[6]} ${space[5]};
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: auto;
  > * {
    flex: 1;
  }
`
