import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Agent } from 'shared-types'
import { styled } from 'styled-components'
import { useMay } from '~/product/roles.ts'
import { CardBoundary } from '~/ui/CardBoundary.tsx'
import { Page } from '~/ui/Page.tsx'
import { BesideMenu } from '~/ui/SideMenu.tsx'
import { Loader } from '~/ui/Spinner.tsx'
import { AgentHeader } from './AgentHeader.tsx'
import { AgentMenu } from './AgentMenu.tsx'
import { ForAdmins } from './ForAdmins.tsx'
import { GeneralTab } from './GeneralTab.tsx'
import { InactiveBanner } from './InactiveBanner.tsx'
import { AppearanceTab, IntegrationsTab, KnowledgeTab } from './lazy-tabs.ts'
import { SettingsTab } from './settings/SettingsTab.tsx'
import { tabOf } from './tabs.ts'
import { TestChat } from './TestChat.tsx'

export function AgentDetail({ agent }: { agent: Agent }) {
  const [search] = useSearchParams()
  const tab = tabOf(search.get('tab'), agent.type)
  const mayChange = useMay('admin')
  const [isChatOpen, setChatOpen] = useState(() => search.has('chat'))
  return (
    <Split>
      <Page>
        <AgentHeader
          agent={agent}
          isChatOpen={isChatOpen}
          onToggleChat={() => setChatOpen(!isChatOpen)}
        />
        {!agent.activated && mayChange && <InactiveBanner agentId={agent.id} />}
        <BesideMenu menu={<AgentMenu agent={agent} current={tab} />}>
          {/* A new key for each agent and tab, so that text typed for another one is dropped. */}
          <CardBoundary key={`${agent.id} ${tab}`}>
            <Suspense fallback={<Loader />}>
              {tab === 'knowledge-base' && <KnowledgeTab agent={agent} />}
              {tab === 'integrations' && <IntegrationsTab agent={agent} />}
              {tab !== 'knowledge-base' && tab !== 'integrations' && (
                <ForAdmins>
                  {tab === 'general' && <GeneralTab agent={agent} />}
                  {tab === 'settings' && <SettingsTab agent={agent} />}
                  {tab === 'appearance' && <AppearanceTab agent={agent} />}
                </ForAdmins>
              )}
            </Suspense>
          </CardBoundary>
        </BesideMenu>
      </Page>
      {agent.type === 'CHATBOT' && isChatOpen && (
        <TestChat agent={agent} onClose={() => setChatOpen(false)} />
      )}
    </Split>
  )
}

const Split = styled.div`
  display: flex;
  flex: 1;
`
