import { MessageCircle, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Agent } from 'shared-types'
import { styled } from 'styled-components'
import { API_BASE } from '~/lib/paths.ts'
import { color, depth, font, radius, shadow, size, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Loader } from '~/ui/Spinner.tsx'
import { useActivateAgent } from './queries.ts'

const NexusChat = lazy(async () => ({ default: (await import('nexus-widget')).NexusChat }))

/** In the head of a chatbot, and docked beside every tab once open: the chat its visitors get, over the same API. */
export function TestChat({ agent }: { agent: Agent }) {
  const [search] = useSearchParams()
  const [isOpen, setOpen] = useState(() => search.has('chat'))
  return (
    <>
      <Button icon={<MessageCircle />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Test chat
      </Button>
      {isOpen && <OpenChat agent={agent} onClose={() => setOpen(false)} />}
    </>
  )
}

function OpenChat({ agent, onClose }: { agent: Agent; onClose: () => void }) {
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
  return (
    <EmptyState
      icon={<MessageCircle />}
      title="Not active yet"
      text="Activate the agent, then ask it what a visitor would ask."
      action={
        <Button variant="primary" pending={isPending} onClick={() => activate()}>
          Activate
        </Button>
      }
    />
  )
}

const Dock = styled.aside`
  position: fixed;
  z-index: ${depth.sticky};
  right: ${space[6]};
  bottom: ${space[6]};
  display: flex;
  flex-direction: column;
  overflow: hidden;
  width: 380px;
  height: min(620px, calc(100vh - ${space[12]}));
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};
`
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${size.controlLarge};
  padding: 0 ${space[2]} 0 ${space[4]};
  h2 {
    font-size: ${font.size[13]};
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
  padding: ${space[2]} ${space[4]};
  color: ${color.muted};
  font-size: ${font.size[12]};
`
