import { Suspense } from 'react'
import type { KnowledgeItem } from 'shared-types'
import { useTakenParams } from '~/lib/use-taken-params.ts'
import { LazyReadDialog } from './lazy-read.ts'

/**
 * Opens what was read of the page that the address names; links 'Correct the source' lead here. Shows nothing where the agent has no such
 * source.
 */
export function PageToRead({ agentId, items }: { agentId: string; items: KnowledgeItem[] }) {
  const { taken, close } = useTakenParams('read', 'page')
  const item = items.find(({ id }) => id === taken?.value)
  if (!item) return null
  return (
    <Suspense>
      <LazyReadDialog
        agentId={agentId}
        item={item}
        pageId={taken?.detail ?? undefined}
        onClose={close}
      />
    </Suspense>
  )
}
