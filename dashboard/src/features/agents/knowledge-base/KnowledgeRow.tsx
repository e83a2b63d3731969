import { Ellipsis, History, List, RotateCw, Trash2, Unlink } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { TITLE_PREVIEW_LENGTH, type KnowledgeItem } from 'shared-types'
import { styled } from 'styled-components'
import { longDate } from '~/lib/dates.ts'
import { counted, truncate } from '~/lib/text.ts'
import { useMay } from '~/product/roles.ts'
import { confirm } from '~/stores/confirm.ts'
import { onPhone } from '~/theme/mixins.ts'
import { color, font, size, space } from '~/theme/tokens.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '~/ui/Menu.tsx'
import { Cell, Narrow, Row, SpareCell, WideCell } from '~/ui/Table.tsx'
import { Tooltip } from '~/ui/Tooltip.tsx'
import { useChooseRereading } from '../knowledge-changes/queries.ts'
import { HOW_OFTEN, NEW_PAGES } from '../knowledge-changes/rereading-words.ts'
import { ItemStatus } from './ItemStatus.tsx'
import { KINDS } from './kinds.tsx'
import { LazyReadDialog } from './lazy-read.ts'
import { useRemoveItem, useRetrainItem, useUnlinkItem } from './queries.ts'

const ChangesDialog = lazy(async () => ({
  default: (await import('../knowledge-changes/ChangesDialog.tsx')).ChangesDialog,
}))

export function KnowledgeRow({ agentId, item }: { agentId: string; item: KnowledgeItem }) {
  const mayChange = useMay('admin')
  const [isReadOpen, setReadOpen] = useState(false)
  const [areChangesOpen, setChangesOpen] = useState(false)
  const rereading = useChooseRereading({ agentId, kbId: item.id })
  const retrain = useRetrainItem(agentId)
  const unlink = useUnlinkItem(agentId)
  const remove = useRemoveItem(agentId)
  const { icon: Icon, label } = KINDS[item.type]
  const isLinkedHere = item.agent_id !== agentId

  const handleUnlink = async () => {
    const isSure = await confirm({
      title: 'Unlink knowledge base',
      body: 'Are you sure you want to unlink this knowledge base?',
      action: 'Unlink',
    })
    if (isSure) unlink.mutate(item.id)
  }
  const handleRemove = async () => {
    const isSure = await confirm({
      title: 'Delete knowledge base',
      body: removalQuestion(item),
      action: 'Delete',
      danger: true,
    })
    if (isSure) remove.mutate(item.id)
  }

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
        <Menu trigger={<IconButton label={`Actions for ${item.title}`} icon={<Ellipsis />} />}>
          <MenuItem icon={<List />} onSelect={() => setReadOpen(true)}>
            View pages
          </MenuItem>
          {mayChange && item.type === 'WEB_PAGES' && !isLinkedHere && (
            <MenuItem
              icon={<RotateCw />}
              disabled={item.status === 'training'}
              onSelect={() => retrain.mutate(item.id)}
            >
              Retrain
            </MenuItem>
          )}
          {item.rereading && (
            <MenuItem icon={<History />} onSelect={() => setChangesOpen(true)}>
              View changes
            </MenuItem>
          )}
          {mayChange && !isLinkedHere && (
            <>
              <MenuSeparator />
              {item.rereading ? (
                <MenuChoice
                  label="Read again by itself"
                  value={item.rereading.every}
                  options={HOW_OFTEN}
                  onChange={(every) => rereading.mutate({ every })}
                />
              ) : (
                <MenuLabel>It was uploaded, so it cannot be read again by itself.</MenuLabel>
              )}
              {item.rereading?.new_pages && (
                <MenuChoice
                  label="Pages it gets later"
                  value={item.rereading.new_pages}
                  options={NEW_PAGES}
                  onChange={(new_pages) => rereading.mutate({ new_pages })}
                />
              )}
              <MenuSeparator />
            </>
          )}
          {mayChange && isLinkedHere && (
            <MenuItem icon={<Unlink />} onSelect={() => void handleUnlink()}>
              Unlink
            </MenuItem>
          )}
          {mayChange && !isLinkedHere && (
            <MenuItem icon={<Trash2 />} danger onSelect={() => void handleRemove()}>
              Delete
            </MenuItem>
          )}
        </Menu>
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

/** The question before deleting a shared item says how many agents lose it. */
function removalQuestion({ linked_kb: linked }: KnowledgeItem): string {
  const question = 'Are you sure you want to delete this knowledge base?'
  if (linked.length === 0) return question
  return `${question} It is linked to ${counted(linked.length, 'agent')}, which will no longer answer from it.`
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
