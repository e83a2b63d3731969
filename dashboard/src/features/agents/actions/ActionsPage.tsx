import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import {
  type Action,
  ACTIONS_MAX,
  type Agent,
  type AgentActions,
  type WriteAction,
} from 'shared-types'
import { paths } from '~/lib/paths.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { Reserved } from '~/product/Reserved.tsx'
import { useMay } from '~/product/roles.ts'
import { BackLink } from '~/ui/BackLink.tsx'
import { Button } from '~/ui/Button.tsx'
import { CardBoundary } from '~/ui/CardBoundary.tsx'
import { Cards } from '~/ui/Cards.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Page } from '~/ui/Page.tsx'
import { PageHeader } from '~/ui/PageHeader.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { agentQuery } from '../queries.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { ActionList } from './ActionList.tsx'
import { ChangedDialog } from './ChangedDialog.tsx'
import { actionsQuery } from './queries.ts'
import { RunList } from './RunList.tsx'
import { TemplateList } from './TemplateList.tsx'
import { ToolCard } from './ToolCard.tsx'
import { TryDialog } from './TryDialog.tsx'

/** The page with what an agent can do for its visitors besides answering. */
export function ActionsPage({ id }: { id: string }) {
  const maySee = useMay('admin')
  const { data: agent } = useQuery(agentQuery(id))
  useDocumentTitle(agent ? `Actions of ${agent.name}` : 'Actions')
  return (
    <Page>
      <BackLink to={paths.agent(id)}>{agent?.name ?? 'Agent'}</BackLink>
      {maySee ? <Actions id={id} /> : <Reserved what="Actions are" needed="admin" heading="h1" />}
    </Page>
  )
}

function Actions({ id }: { id: string }) {
  const agent = useQuery(agentQuery(id))
  const actions = useQuery(actionsQuery(id))
  const failed = agent.isLoadingError || actions.isLoadingError
  const retry = () => void Promise.all([agent.refetch(), actions.refetch()])
  return (
    <>
      {failed && <ErrorState title="The actions could not be loaded" onRetry={retry} />}
      {!failed && agent.data && actions.data && (
        <CardBoundary>
          <Loaded agent={agent.data} actions={actions.data} />
        </CardBoundary>
      )}
      {!failed && !(agent.data && actions.data) && (
        <SkeletonRows label="Loading" count={4} height={64} />
      )}
    </>
  )
}

/** `action` null is a new one, filled in from `begin` where that is given. */
type Edited = { action: Action | null; begin: WriteAction | null }

function Loaded({ agent, actions: read }: { agent: Agent; actions: AgentActions }) {
  const { actions, templates, runs } = read
  const [edited, setEdited] = useState<Edited | null>(null)
  const [tried, setTried] = useState<Action | null>(null)
  const [looked, setLooked] = useState<Action | null>(null)
  const isFull = actions.length >= ACTIONS_MAX
  return (
    <>
      <PageHeader
        title={`Actions of ${agent.name}`}
        subtitle="It asks a service of yours, in chats, in Telegram and on the phone, and says what came back."
        actions={
          <Button
            icon={<Plus />}
            disabled={isFull}
            onClick={() => setEdited({ action: null, begin: null })}
          >
            Add an action
          </Button>
        }
      />
      <Cards>
        <ActionList
          agentId={agent.id}
          actions={actions}
          onEdit={(action) => setEdited({ action, begin: null })}
          onTry={setTried}
          onLook={setLooked}
        />
        {!isFull && (
          <TemplateList
            templates={templates}
            onUse={(begin) => setEdited({ action: null, begin })}
          />
        )}
        {!isFull && (
          <ToolCard agentId={agent.id} onUse={(begin) => setEdited({ action: null, begin })} />
        )}
        <RunList runs={runs} />
      </Cards>
      {edited && <ActionDialog agentId={agent.id} {...edited} onClose={() => setEdited(null)} />}
      {looked && (
        <ChangedDialog agentId={agent.id} action={looked} onClose={() => setLooked(null)} />
      )}
      {tried && <TryDialog agentId={agent.id} action={tried} onClose={() => setTried(null)} />}
    </>
  )
}
