import type { CallLog } from 'shared-types'
import { Facts, PanelSection } from './PanelSection.tsx'

/** What a screening agent found out. */
export function CallBreakdown({ log: { logEntry } }: { log: CallLog }) {
  const name = logEntry?.callerName
  return (
    <PanelSection title="Call Breakdown">
      <Facts
        facts={[
          ['Reason for the call', logEntry?.callReason],
          ["Caller's name provided", name ? `Yes, ${name}` : 'No'],
          ['How they got the number', logEntry?.referral],
        ]}
      />
    </PanelSection>
  )
}
