import { useQuery } from '@tanstack/react-query'
import { ChevronRight, FileMinus, FilePlus, FilePen, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { ChangeKind, KnowledgeChange } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime } from '~/lib/dates.ts'
import { color, font, motion, space } from '~/theme/tokens.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { pathOfLink } from '../knowledge-base/source-rules.ts'
import { DifferenceText } from './DifferenceText.tsx'
import { differenceQuery } from './queries.ts'

const KINDS: Record<ChangeKind, { icon: LucideIcon; what: string }> = {
  changed: { icon: FilePen, what: 'Changed' },
  added: { icon: FilePlus, what: 'Added' },
  gone: { icon: FileMinus, what: 'Gone, not quoted any more' },
}

type Props = { agentId: string; kbId: string; change: KnowledgeChange }

/** A page that changed; the changed text is loaded when it is opened. */
export function ChangeEntry({ agentId, kbId, change }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { icon: Icon, what } = KINDS[change.kind]
  const { url, title } = change
  const path = url && pathOfLink(url)
  return (
    <Item>
      <details
        open={isOpen}
        onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
      >
        <Summary>
          <ChevronRight size={16} aria-hidden />
          <Icon size={16} aria-hidden />
          <Words>
            <Name>{title || path}</Name>
            <Detail>
              {what} · {dateAndTime(change.at)}
              {title && path && ` · ${path}`}
            </Detail>
          </Words>
        </Summary>
        {isOpen && <Difference {...{ agentId, kbId, changeId: change.id }} />}
      </details>
    </Item>
  )
}

function Difference(params: { agentId: string; kbId: string; changeId: string }) {
  const { data, isLoadingError, refetch } = useQuery(differenceQuery(params))
  if (isLoadingError)
    return <ErrorState title="The change could not be loaded" onRetry={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-busy aria-label="Loading the change">
        <Skeleton width="100%" height={80} />
      </div>
    )
  return <DifferenceText before={data.before} after={data.after} />
}

const Item = styled.li`
  padding: ${space[2]} 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Summary = styled.summary`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  padding: ${space[1]} 0 ${space[2]};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    flex-shrink: 0;
    margin-top: ${space.half};
    color: ${color.muted};
  }
  svg:first-child {
    transition: transform ${motion.fast};
  }
  details[open] > & svg:first-child {
    transform: rotate(90deg);
  }
`
const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`
const Name = styled.span`
  display: block;
  font-weight: ${font.weight.medium};
`
const Detail = styled.span`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
