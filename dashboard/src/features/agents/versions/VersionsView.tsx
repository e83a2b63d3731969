import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import type { Agent, AgentVersion } from 'shared-types'
import { styled } from 'styled-components'
import { recentTime } from '~/lib/dates.ts'
import { useMay } from '~/product/roles.ts'
import { confirm } from '~/stores/confirm.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { EachCard } from '~/ui/EachCard.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { PageHeader } from '~/ui/PageHeader.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { ForAdmins } from '../ForAdmins.tsx'
import { BehaviourForm } from '../settings/BehaviourForm.tsx'
import { Changes } from './Changes.tsx'
import { DraftCard } from './DraftCard.tsx'
import { TryDraft } from './TryDraft.tsx'
import { useRestore, useSaveDraft, versionsQuery } from './queries.ts'

/** The draft of an agent's settings, and every version that was live. */
export function VersionsView({ agent }: { agent: Agent }) {
  const { data, isLoadingError, refetch } = useQuery(versionsQuery(agent.id))
  const { mutate: saveDraft, isPending } = useSaveDraft(agent.id)
  if (isLoadingError)
    return <ErrorState title="The versions could not be loaded" onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows label="Loading" count={4} height={64} />
  const { live, draft, tried, versions } = data
  return (
    <Stack>
      <EachCard>
        <PageHeader
          title={`Draft and versions of ${agent.name}`}
          subtitle="What is saved in the settings takes effect at once; a draft is tried first."
        />
        <ForAdmins>
          {draft && <DraftCard agentId={agent.id} live={live} draft={draft} tried={tried} />}
          {draft && agent.type !== 'ANTI_THEFT' && (
            <TryDraft key={draft.updated_at} agentId={agent.id} />
          )}
          <BehaviourForm
            settings={draft?.settings ?? live}
            type={agent.type}
            draft={{ save: saveDraft, isPending }}
          />
        </ForAdmins>
        <Versions agentId={agent.id} versions={versions} />
      </EachCard>
    </Stack>
  )
}

function Versions({ agentId, versions }: { agentId: string; versions: AgentVersion[] }) {
  const mayChange = useMay('admin')
  return (
    <Card aria-labelledby="versions">
      <CardTitle id="versions">Versions</CardTitle>
      {versions.length === 0 && (
        <Muted>The first save brings one: each keeps who saved what, when and why.</Muted>
      )}
      <ul>
        {versions.map((version, at) => (
          <Version
            key={version.id}
            agentId={agentId}
            version={version}
            before={versions[at + 1]}
            isLive={at === 0}
            mayChange={mayChange}
          />
        ))}
      </ul>
    </Card>
  )
}

type VersionProps = {
  agentId: string
  version: AgentVersion
  before: AgentVersion | undefined
  isLive: boolean
  mayChange: boolean
}

function Version({ agentId, version, before, isLive, mayChange }: VersionProps) {
  const { number, saved_by: by, note, created_at: at, settings } = version
  const { mutate: restore, isPending } = useRestore(agentId)
  const handleRestore = async () => {
    const isSure = await confirm({
      title: `Go back to version ${number}?`,
      body: 'It takes effect at once, as a new version. Nothing is lost.',
      action: 'Go back',
    })
    if (isSure) restore(version.id)
  }
  return (
    <Item>
      <Words>
        <b>Version {number}</b>
        <Muted>
          {[by || 'As it was before', recentTime(at), isLive ? 'live' : null]
            .filter(Boolean)
            .join(' · ')}
        </Muted>
        {note && <p>{note}</p>}
        {before && <Changes before={before.settings} after={settings} />}
      </Words>
      {mayChange && !isLive && (
        <Button
          icon={<Undo2 />}
          pending={isPending}
          aria-label={`Go back to version ${number}`}
          onClick={() => void handleRestore()}
        >
          Go back
        </Button>
      )}
    </Item>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space[6]};
  header {
    margin-bottom: 0;
  }
`
const Muted = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Words = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
  b {
    font-weight: ${font.weight.medium};
  }
`
