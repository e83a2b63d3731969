import { Ellipsis, Eye, Pencil, Play, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { Action } from 'shared-types'
import { styled } from 'styled-components'
import { confirm } from '~/stores/confirm.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Menu, MenuItem } from '~/ui/Menu.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { useDeleteAction } from './queries.ts'

type Handlers = Record<'onEdit' | 'onTry' | 'onLook', (action: Action) => void>
type Props = { agentId: string; actions: Action[] } & Handlers

/** The actions of an agent. */
export function ActionList({ agentId, actions, ...handlers }: Props) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>What it can do</CardTitle>
      {actions.length === 0 && (
        <Muted>
          Nothing yet beside answering. Begin with a template below, or with your own service.
        </Muted>
      )}
      <List>
        <Rows of={actions}>
          {(action) => (
            <Item>
              <Words>
                <Name>
                  {action.name}
                  <Badge tone="plain">{action.writes ? 'Asks first' : 'Only reads'}</Badge>
                  {action.tool && <Badge tone="plain">MCP</Badge>}
                  {action.is_changed && <Badge tone="negative">Changed</Badge>}
                  {!action.is_on && <Badge tone="plain">Off</Badge>}
                </Name>
                <Muted>{action.purpose}</Muted>
              </Words>
              {action.is_changed ? (
                <Button icon={<Eye />} onClick={() => handlers.onLook(action)}>
                  Look
                </Button>
              ) : (
                <Button icon={<Play />} onClick={() => handlers.onTry(action)}>
                  Test
                </Button>
              )}
              <ActionMenu agentId={agentId} action={action} {...handlers} />
            </Item>
          )}
        </Rows>
      </List>
    </Card>
  )
}

type MenuProps = { agentId: string; action: Action } & Handlers

function ActionMenu({ agentId, action, onEdit }: MenuProps) {
  const { mutate: remove } = useDeleteAction(agentId)
  const handleRemove = async () => {
    const isSure = await confirm({
      title: 'Delete this action?',
      body: `The agent cannot do “${action.name}” any more. What it did stays in the log.`,
      action: 'Delete',
      danger: true,
    })
    if (isSure) remove(action.id)
  }
  return (
    <Menu trigger={<IconButton label={`Options of ${action.name}`} icon={<Ellipsis />} />}>
      <MenuItem icon={<Pencil />} onSelect={() => onEdit(action)}>
        Change
      </MenuItem>
      <MenuItem icon={<Trash2 />} danger onSelect={() => void handleRemove()}>
        Delete
      </MenuItem>
    </Menu>
  )
}

const Muted = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const List = styled.ul`
  margin-top: ${space[2]};
`
const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]} 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`
const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  font-weight: ${font.weight.medium};
`
