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
  /** What stops working when it is deleted. */
  loss: string
  /** Shown beside its name. */
  badge?: ReactNode
  /** One line under its name. */
  summary: ReactNode
  /** Buttons shown before the delete button. */
  actions?: ReactNode
  children?: ReactNode
}

/** The frame of every integration: its kind, a line about it, and the button that deletes it. */
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
