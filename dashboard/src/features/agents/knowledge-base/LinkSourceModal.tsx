import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { TITLE_PREVIEW_LENGTH, type KnowledgeItem } from 'shared-types'
import { styled } from 'styled-components'
import { truncate } from '~/lib/text.ts'
import { color, font, radius, size, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { FormFoot } from './FormFoot.tsx'
import { KINDS } from './kinds.tsx'
import { allItemsQuery, useLinkItems } from './queries.ts'

type Props = {
  agentId: string
  /** Items that the agent owns or has linked already. */
  linked: KnowledgeItem[]
  open: boolean
  onClose: () => void
}

export function LinkSourceModal({ open, onClose, ...rest }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Link Data Source"
      description="Use what your other agents have already learned."
    >
      <LinkForm onClose={onClose} {...rest} />
    </Dialog>
  )
}

function LinkForm({ agentId, linked, onClose }: Omit<Props, 'open'>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const all = useQuery(allItemsQuery())
  const link = useLinkItems(agentId)
  const held = new Set(linked.map((item) => item.id))
  const offered = all.data?.filter((item) => item.agent_id !== agentId && !held.has(item.id))

  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  if (all.isPending) return <SkeletonRows label="Loading data sources" count={4} height={44} />
  if (all.isLoadingError) return <ErrorState onRetry={() => void all.refetch()} />
  if (!offered?.length)
    return (
      <EmptyState
        icon={<Link2 />}
        title="Nothing to link"
        text="Data sources of your other agents appear here."
      />
    )
  return (
    <>
      <List>
        {offered.map((item) => (
          <li key={item.id}>
            <Option>
              <input
                type="checkbox"
                checked={chosen.has(item.id)}
                onChange={() => toggle(item.id)}
              />
              <span title={item.title}>{truncate(item.title, TITLE_PREVIEW_LENGTH)}</span>
              <small>{KINDS[item.type].label}</small>
            </Option>
          </li>
        ))}
      </List>
      <FormFoot>
        <Button
          variant="primary"
          disabled={chosen.size === 0}
          pending={link.isPending}
          onClick={() => link.mutate([...chosen], { onSuccess: onClose })}
        >
          Link
        </Button>
      </FormFoot>
    </>
  )
}

const List = styled.ul`
  overflow-y: auto;
  max-height: 320px;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  li + li {
    border-top: 1px solid ${color.line};
  }
`
const Option = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.controlLarge};
  padding: 0 ${space[3]};
  cursor: pointer;
  input {
    width: ${size.icon};
    height: ${size.icon};
    accent-color: ${color.accent};
  }
  small {
    margin-left: auto;
    color: ${color.muted};
    font-size: ${font.size[12]};
  }
`
