import { useQuery } from '@tanstack/react-query'
import { FilePen } from 'lucide-react'
import type { KnowledgeItem } from 'shared-types'
import { Dialog } from '~/ui/Dialog.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { ChangeEntry } from './ChangeEntry.tsx'
import { NewPages } from './NewPages.tsx'
import { changesQuery } from './queries.ts'

type Props = { agentId: string; item: KnowledgeItem; onClose: () => void }

/** What later readings of a website found to have changed, page by page and word by word. */
export function ChangesDialog({ agentId, item, onClose }: Props) {
  const { data, isPending, isError, refetch } = useQuery(changesQuery({ agentId, kbId: item.id }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Changes of ${item.title}`}
      description="What the pages said before and what they say now, the newest first. Struck through is gone, underlined is new."
      width="large"
      focus="dialog"
    >
      {item.rereading && item.rereading.offered > 0 && (
        <NewPages agentId={agentId} kbId={item.id} mayChoose={item.agent_id === agentId} />
      )}
      {isPending && <SkeletonRows label="Loading changes" count={4} height={44} />}
      {isError && (
        <ErrorState title="The changes could not be loaded" onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && item.rereading?.offered === 0 && (
        <EmptyState
          icon={<FilePen />}
          title="Nothing has changed"
          text="The pages say what they said when they were last read."
        />
      )}
      <ul>
        {data?.map((change) => (
          <ChangeEntry key={change.id} agentId={agentId} kbId={item.id} change={change} />
        ))}
      </ul>
    </Dialog>
  )
}
