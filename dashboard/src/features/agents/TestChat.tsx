import { MessageCircle, X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Agent } from 'shared-types'
import { styled } from 'styled-components'
import { API_BASE } from '~/lib/paths.ts'
import { useMay } from '~/product/roles.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Loader } from '~/ui/Spinner.tsx'
import { useActivateAgent } from './queries.ts'

const NexusChat = lazy(async () => ({ default: (await import('nexus-widget')).NexusChat }))

/** The chat that visitors get, over the same API; it is shown beside every tab of a chatbot while it is open. */
export function TestChat({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  return (
    <Dock aria-label="Test chat">
      <Head>
        <h2>Test chat</h2>
        <IconButton label="Close the test chat" icon={<X />} onClick={onClose} />
      </Head>
      <Body>
        {agent.activated ? (
          <Suspense fallback={<Loader />}>
            <NexusChat agentId={agent.id} apiBase={API_BASE} />
          </Suspense>
        ) : (
          <Inactive agentId={agent.id} />
        )}
      </Body>
      <Foot>You are a visitor here: the conversation is in your inbox.</Foot>
    </Dock>
  )
}

function Inactive({ agentId }: { agentId: string }) {
  const { mutate: activate, isPending } = useActivateAgent(agentId)
  const mayActivate = useMay('admin')
  return (
    <EmptyState
      icon={<MessageCircle />}
      title="Not active yet"
      text={
        mayActivate
          ? 'Activate the agent, then ask it what a visitor would ask.'
          : 'Once an owner or admin has activated the agent, ask it what a visitor would ask.'
      }
      action={
        mayActivate && (
          <Button variant="primary" pending={isPending} onClick={() => activate()}>
            Activate
          </Button>
        )
      }
    />
  )
}

/** A column of its own that stays in place while the tab beside it scrolls. */
const Dock = styled.aside`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  flex-shrink: 0;
  width: clamp(300px, 30vw, 380px);
  height: 100vh;
  border-left: 1px solid ${color.line};
  background: ${color.surface};
`
const Head = styled.div`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: space-between;
  height: ${space[16]};
  padding: 0 ${space[3]} 0 ${space[5]};
  h2 {
    font-size: ${font.size[16]};
  }
`
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  border-block: 1px solid ${color.line};
`
const Foot = styled.p`
  padding: ${space[3]} ${space[5]};
  color: ${color.muted};
  font-size: ${font.size[12]};
`
