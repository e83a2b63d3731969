import { Plus } from 'lucide-react'
import { useId } from 'react'
import type { ActionTemplate, WriteAction } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { TEMPLATES } from './words.ts'

type Props = { templates: ActionTemplate[]; onUse: (action: WriteAction) => void }

/** Templates for new actions. */
export function TemplateList({ templates, onUse }: Props) {
  const id = useId()
  const isLocal = templates.some((template) => template.is_local)
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>Templates</CardTitle>
      <Muted>
        {isLocal
          ? 'They speak to a shop this installation pretends to have, and work as they are. Put the address of your own service in its place.'
          : 'Put the address of your own service in place of the one they come with.'}
      </Muted>
      <List>
        {templates.map(({ kind, action }) => (
          <Item key={kind}>
            <Words>
              <Name>{action.name}</Name>
              <Muted>{TEMPLATES[kind]}</Muted>
            </Words>
            <Button icon={<Plus />} aria-label={`Use ${action.name}`} onClick={() => onUse(action)}>
              Use
            </Button>
          </Item>
        ))}
      </List>
    </Card>
  )
}

const Muted = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: ${space[3]} ${space[6]};
  margin-top: ${space[4]};
`
const Item = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
`
const Words = styled.div`
  flex: 1;
  min-width: 0;
`
const Name = styled.p`
  font-weight: ${font.weight.medium};
`
