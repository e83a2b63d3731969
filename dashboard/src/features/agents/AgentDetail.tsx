import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Agent } from 'shared-types'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Page } from '~/ui/Page.tsx'
import { Loader } from '~/ui/Spinner.tsx'
import { AgentHeader } from './AgentHeader.tsx'
import { AgentMenu } from './AgentMenu.tsx'
import { GeneralTab } from './GeneralTab.tsx'
import { InactiveBanner } from './InactiveBanner.tsx'
import { SettingsTab } from './settings/SettingsTab.tsx'
import { tabOf } from './tabs.ts'

const AppearanceTab = lazy(async () => ({
  default: (await import('./appearance/AppearanceTab.tsx')).AppearanceTab,
}))
const KnowledgeTab = lazy(async () => ({
  default: (await import('./knowledge-base/KnowledgeTab.tsx')).KnowledgeTab,
}))

const IntegrationsTab = lazy(async () => ({
  default: (await import('./integrations/IntegrationsTab.tsx')).IntegrationsTab,
}))

export function AgentDetail({ agent }: { agent: Agent }) {
  const tab = tabOf(useSearchParams()[0].get('tab'), agent.type)
  return (
    <Page>
      <AgentHeader agent={agent} />
      {!agent.activated && <InactiveBanner agentId={agent.id} />}
      <Columns>
        <AgentMenu agent={agent} current={tab} />
        {/* The key forgets what was typed for another agent or tab. */}
        <Panel key={`${agent.id} ${tab}`}>
          <Suspense fallback={<Loader />}>
            {tab === 'general' && <GeneralTab agent={agent} />}
            {tab === 'settings' && <SettingsTab agent={agent} />}
            {tab === 'appearance' && <AppearanceTab agent={agent} />}
            {tab === 'knowledge-base' && <KnowledgeTab agent={agent} />}
            {tab === 'integrations' && <IntegrationsTab agent={agent} />}
          </Suspense>
        </Panel>
      </Columns>
    </Page>
  )
}

const Columns = styled.div`
  display: flex;
  flex: 1;
  gap: ${space[10]};
`
const Panel = styled.div`
  flex: 1;
  min-width: 0;
`
