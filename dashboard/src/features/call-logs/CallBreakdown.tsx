import type { CallLog } from 'shared-types'
import { nameProvided } from './caller.ts'
import { Facts, PanelSection } from './PanelSection.tsx'

/** What the agent found out about the caller; only screening agents ask how the caller got the number. */
export function CallBreakdown({ log }: { log: CallLog }) {
  const { logEntry, agent } = log
  const facts: [term: string, value: string | null | undefined][] = [
    ['Reason for the call', logEntry?.callReason],
    ["Caller's name provided", nameProvided(log)],
  ]
  if (agent.type === 'ANTI_THEFT') facts.push(['How they got the number', logEntry?.referral])
  return (
    <PanelSection title="Call Breakdown">
      <Facts facts={facts} />
    </PanelSection>
  )
}
