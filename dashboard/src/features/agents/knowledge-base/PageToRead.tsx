import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { KnowledgeItem } from 'shared-types'
import { LazyReadDialog } from './lazy-read.ts'

/**
 * Opens what was read of the page that the address names; links 'Correct the source' lead here. Shows nothing where the agent has no such
 * source.
 */
export function PageToRead({ agentId, items }: { agentId: string; items: KnowledgeItem[] }) {
  const [search, setSearch] = useSearchParams()
  const item = items.find(({ id }) => id === search.get('read'))
  if (!item) return null
  const handleClose = () =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('read')
        after.delete('page')
        return after
      },
      { replace: true },
    )
  return (
    <Suspense>
      <LazyReadDialog
        agentId={agentId}
        item={item}
        pageId={search.get('page') ?? undefined}
        onClose={handleClose}
      />
    </Suspense>
  )
}
