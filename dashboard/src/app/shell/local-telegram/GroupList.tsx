import { Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import type { LocalGroup } from 'shared-types'
import { styled } from 'styled-components'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useCreateGroup } from './queries.ts'

type Props = {
  groups: LocalGroup[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

export function GroupList({ groups, chosen, onChoose }: Props) {
  const [title, setTitle] = useState('')
  const create = useCreateGroup()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!title.trim() || create.isPending) return
    create.mutate(title, { onSuccess: ({ id }) => onChoose(id) })
    setTitle('')
  }
  return (
    <Column>
      <form onSubmit={handleSubmit}>
        <TextField
          label="New group"
          placeholder="Name of the group"
          maxLength={128}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button type="submit" size="small" icon={<Plus />} disabled={!title.trim()}>
          Create group
        </Button>
      </form>
      <List aria-label="Groups">
        {groups.map((group) => (
          <li key={group.id}>
            <Choice
              type="button"
              aria-current={group.id === chosen}
              title={group.title}
              onClick={() => onChoose(group.id)}
            >
              {group.title}
            </Choice>
          </li>
        ))}
      </List>
    </Column>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  form {
    display: grid;
    justify-items: start;
    gap: ${space[2]};
  }
`
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.half};
  overflow-y: auto;
  max-height: 40vh;
`
const Choice = styled.button`
  ${ellipsis}
  width: 100%;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  font-size: ${font.size[13]};
  text-align: left;
  &:hover {
    background: ${color.sunken};
  }
  &[aria-current='true'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: ${font.weight.medium};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
