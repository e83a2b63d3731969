import { Trash2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Integration } from 'shared-types'
import { styled } from 'styled-components'
import { confirm } from '~/stores/confirm.ts'
import { onPhone } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
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
  const { title, icon: Icon } = KINDS[integration.type]
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
      <Head>
        <Icon aria-hidden />
        <Names>
          <Title>
            <h3 id={titleId}>{title}</h3>
            {badge}
          </Title>
          <Summary>{summary}</Summary>
        </Names>
        {actions}
        <IconButton
          label={`Delete ${title.toLowerCase()}`}
          icon={<Trash2 />}
          tone="danger"
          disabled={remove.isPending}
          onClick={() => void handleDelete()}
        />
      </Head>
      {children}
    </Card>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  ${onPhone} {
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  > svg {
    flex-shrink: 0;
    width: ${space[10]};
    height: ${space[10]};
    padding: ${space[2]};
    border-radius: ${radius.medium};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`
const Names = styled.div`
  flex: 1 1 140px;
  min-width: 0;
`
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  h3 {
    font-size: ${font.size[14]};
  }
`
const Summary = styled.div`
  color: ${color.muted};
  overflow-wrap: anywhere;
`
