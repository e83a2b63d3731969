import type { Lead } from 'shared-types'
import { Facts, PanelSection } from './PanelSection.tsx'

export function LeadCard({ lead }: { lead: Lead }) {
  return (
    <PanelSection title="Lead">
      <Facts
        facts={[
          ['Name', lead.name],
          ['Need', lead.need],
          ['Contact', lead.contact],
        ]}
      />
    </PanelSection>
  )
}
