import { Trash2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Integration } from 'shared-types'
import { confirm } from '~/stores/confirm.ts'
import { Card } from '~/ui/Card.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { CardHead } from './CardHead.tsx'
import { KINDS } from './kinds.ts'
import { useRemoveIntegration } from './queries.ts'

type Props = {
  agentId: string
  integration: Integration
  /** What will no longer be, once it is deleted. */
  loss: string
  /** Beside its name. */
  badge?: ReactNode
  /** One line under its name. */
  summary: ReactNode
  /** Buttons before the one that deletes it. */
  actions?: ReactNode
  children?: ReactNode
}

/** What every integration shows of itself: its kind, a line about it, and how to be rid of it. */
export function CardFrame({
  agentId,
  integration,
  loss,
  badge,
  summary,
  actions,
  children,
}: Props) {
  const titleId = useId()
  const remove = useRemoveIntegration(agentId)
  const { title, icon } = KINDS[integration.type]
  const handleDelete = async () => {
    const isSure = await confirm({
      title: 'Are you sure you want to delete this integration?',
      body: loss,
      action: 'Delete',
      danger: true,
    })
    if (isSure) remove.mutate(integration.id)
  }
  return (
    <Card aria-labelledby={titleId}>
      <CardHead titleId={titleId} icon={icon} title={title} badge={badge} summary={summary}>
        {actions}
        <IconButton
          label={`Delete ${title.toLowerCase()}`}
          icon={<Trash2 />}
          tone="danger"
          disabled={remove.isPending}
          onClick={() => void handleDelete()}
        />
      </CardHead>
      {children}
    </Card>
  )
}
