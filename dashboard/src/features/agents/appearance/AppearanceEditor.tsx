import { useState } from 'react'
import type { ChatbotConfig } from 'shared-types'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Columns } from './Columns.tsx'
import { AppearanceForm } from './AppearanceForm.tsx'
import type { Look } from './appearance.ts'
import { EmbedSnippet } from './EmbedSnippet.tsx'
import { WidgetPreview } from './WidgetPreview.tsx'

/** Left what can be changed, right what a visitor will see, as it is typed. */
export function AppearanceEditor({ stored }: { stored: ChatbotConfig }) {
  const [typed, setTyped] = useState<Partial<Look>>({})
  const { agent_id: agentId, ...look } = { ...stored, ...typed }
  return (
    <Columns>
      <Side>
        <AppearanceForm
          stored={stored}
          look={look}
          onChange={(changed) => setTyped({ ...typed, ...changed })}
          onSaved={() => setTyped({})}
        />
        <EmbedSnippet agentId={agentId} />
      </Side>
      <WidgetPreview look={look} />
    </Columns>
  )
}

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`
