import { lazy, Suspense, useState } from 'react'
import { TITLE_PREVIEW_LENGTH, type KnowledgeItem } from 'shared-types'
import { styled } from 'styled-components'
import { longDate } from '~/lib/dates.ts'
import { counted, truncate } from '~/lib/text.ts'
import { onPhone } from '~/theme/mixins.ts'
import { color, font, size, space } from '~/theme/tokens.ts'
import { Cell, Narrow, Row, SpareCell, WideCell } from '~/ui/Table.tsx'
import { Tooltip } from '~/ui/Tooltip.tsx'
import { ItemStatus } from './ItemStatus.tsx'
import { KINDS } from './kinds.tsx'
import { KnowledgeMenu } from './KnowledgeMenu.tsx'
import { LazyReadDialog } from './lazy-read.ts'

const ChangesDialog = lazy(async () => ({
  default: (await import('../knowledge-changes/ChangesDialog.tsx')).ChangesDialog,
}))

export function KnowledgeRow({ agentId, item }: { agentId: string; item: KnowledgeItem }) {
  const [isReadOpen, setReadOpen] = useState(false)
  const [areChangesOpen, setChangesOpen] = useState(false)
  const { icon: Icon, label } = KINDS[item.type]
  const isLinkedHere = item.agent_id !== agentId

  return (
    <Row>
      <Cell>
        <Name>
          <Icon aria-hidden />
          <Title>
            <Tooltip text={item.title}>
              <span tabIndex={0}>{truncate(item.title, TITLE_PREVIEW_LENGTH)}</span>
            </Tooltip>
            <Narrow>
              <Note>{label}</Note>
            </Narrow>
            <OnPhone>Added {longDate(item.created_at)}</OnPhone>
            {item.linked_kb.length > 0 && (
              <OnPhone>Linked to {item.linked_kb.map((agent) => agent.name).join(', ')}</OnPhone>
            )}
          </Title>
          {isLinkedHere && <Note>linked</Note>}
        </Name>
      </Cell>
      <WideCell>{label}</WideCell>
      <Cell>
        <ItemStatus item={item} onShowChanges={() => setChangesOpen(true)} />
      </Cell>
      <SpareCell>
        {item.linked_kb.length > 0 ? (
          <Tooltip text={item.linked_kb.map((agent) => agent.name).join(', ')}>
            <span tabIndex={0}>{counted(item.linked_kb.length, 'agent')}</span>
          </Tooltip>
        ) : (
          <Muted>None</Muted>
        )}
      </SpareCell>
      <SpareCell>
        <Muted>{longDate(item.created_at)}</Muted>
      </SpareCell>
      <Cell>
        <KnowledgeMenu
          agentId={agentId}
          item={item}
          onRead={() => setReadOpen(true)}
          onShowChanges={() => setChangesOpen(true)}
        />
        {isReadOpen && (
          <Suspense>
            <LazyReadDialog agentId={agentId} item={item} onClose={() => setReadOpen(false)} />
          </Suspense>
        )}
        {areChangesOpen && (
          <Suspense>
            <ChangesDialog agentId={agentId} item={item} onClose={() => setChangesOpen(false)} />
          </Suspense>
        )}
      </Cell>
    </Row>
  )
}

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: ${font.weight.medium};
  svg {
    flex-shrink: 0;
    width: ${size.icon};
    height: ${size.icon};
    color: ${color.muted};
  }
`
const Title = styled.span`
  white-space: nowrap;
  @container (width < ${size.sideBySide}) {
    min-width: 12ch;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`
const Note = styled.span`
  color: ${color.muted};
  font-size: ${font.size[12]};
  font-weight: ${font.weight.regular};
`
/** What the columns that a phone has no room for show. */
const OnPhone = styled(Note)`
  display: none;
  ${onPhone} {
    display: block;
  }
`
const Muted = styled.span`
  color: ${color.muted};
  white-space: nowrap;
`
