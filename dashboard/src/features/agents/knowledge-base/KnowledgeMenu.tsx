import { Ellipsis, History, List, RotateCw, Trash2, Unlink } from 'lucide-react'
import type { KnowledgeItem } from 'shared-types'
import { counted } from '~/lib/text.ts'
import { useMay } from '~/product/roles.ts'
import { confirm } from '~/stores/confirm.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '~/ui/Menu.tsx'
import { useChooseRereading } from '../knowledge-changes/queries.ts'
import { HOW_OFTEN, NEW_PAGES } from '../knowledge-changes/rereading-words.ts'
import { useRemoveItem, useRetrainItem, useUnlinkItem } from './queries.ts'

type Props = {
  agentId: string
  item: KnowledgeItem
  onRead: () => void
  onShowChanges: () => void
}

/** What can be done with a data source. An agent to which it is only linked cannot change it. */
export function KnowledgeMenu({ agentId, item, onRead, onShowChanges }: Props) {
  const mayChange = useMay('admin')
  const isLinkedHere = item.agent_id !== agentId
  const { mutate: retrain } = useRetrainItem(agentId)
  const askToUnlink = useAskToUnlink(agentId, item)
  const askToRemove = useAskToRemove(agentId, item)
  return (
    <Menu trigger={<IconButton label={`Actions for ${item.title}`} icon={<Ellipsis />} />}>
      <MenuItem icon={<List />} onSelect={onRead}>
        View pages
      </MenuItem>
      {mayChange && item.type === 'WEB_PAGES' && !isLinkedHere && (
        <MenuItem
          icon={<RotateCw />}
          disabled={item.status === 'training'}
          onSelect={() => retrain(item.id)}
        >
          Retrain
        </MenuItem>
      )}
      {item.rereading && (
        <MenuItem icon={<History />} onSelect={onShowChanges}>
          View changes
        </MenuItem>
      )}
      {mayChange && isLinkedHere && (
        <MenuItem icon={<Unlink />} onSelect={() => void askToUnlink()}>
          Unlink
        </MenuItem>
      )}
      {mayChange && !isLinkedHere && (
        <>
          <MenuSeparator />
          <Rereading agentId={agentId} item={item} />
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} danger onSelect={() => void askToRemove()}>
            Delete
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

function Rereading({ agentId, item: { id, rereading } }: Pick<Props, 'agentId' | 'item'>) {
  const { mutate: choose } = useChooseRereading({ agentId, kbId: id })
  if (!rereading) {
    return <MenuLabel>It was uploaded, so it cannot be read again by itself.</MenuLabel>
  }
  return (
    <>
      <MenuChoice
        label="Read again by itself"
        value={rereading.every}
        options={HOW_OFTEN}
        onChange={(every) => choose({ every })}
      />
      {rereading.new_pages && (
        <MenuChoice
          label="Pages it gets later"
          value={rereading.new_pages}
          options={NEW_PAGES}
          onChange={(new_pages) => choose({ new_pages })}
        />
      )}
    </>
  )
}

function useAskToUnlink(agentId: string, item: KnowledgeItem) {
  const { mutate: unlink } = useUnlinkItem(agentId)
  return async () => {
    const isSure = await confirm({
      title: 'Unlink knowledge base',
      body: 'Are you sure you want to unlink this knowledge base?',
      action: 'Unlink',
    })
    if (isSure) unlink(item.id)
  }
}

function useAskToRemove(agentId: string, item: KnowledgeItem) {
  const { mutate: remove } = useRemoveItem(agentId)
  return async () => {
    const isSure = await confirm({
      title: 'Delete knowledge base',
      body: removalQuestion(item),
      action: 'Delete',
      danger: true,
    })
    if (isSure) remove(item.id)
  }
}

/** The question before deleting a shared item says how many agents lose it. */
function removalQuestion({ linked_kb: linked }: KnowledgeItem): string {
  const question = 'Are you sure you want to delete this knowledge base?'
  if (linked.length === 0) return question
  return `${question} It is linked to ${counted(linked.length, 'agent')}, which will no longer answer from it.`
}
