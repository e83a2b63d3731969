import { useId } from 'react'
import { styled } from 'styled-components'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'

/** How many groups are listed; of the others only the number is shown. */
const SHOWN = 4

export function TelegramGroups({ groups }: { groups: { name: string }[] }) {
  const titleId = useId()
  const hidden = groups.slice(SHOWN)
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>Connected groups</Title>
      <div aria-live="polite">
        {groups.length === 0 && (
          <None>No group yet. It appears here as soon as it is connected.</None>
        )}
        <List>
          {groups.slice(0, SHOWN).map(({ name }, index) => (
            // Two groups may have the same name, and nothing else about them is known.
            <Group key={`${index} ${name}`} title={name}>
              {name}
            </Group>
          ))}
          {hidden.length > 0 && (
            <Group title={hidden.map(({ name }) => name).join(', ')}>+{hidden.length}</Group>
          )}
        </List>
      </div>
    </section>
  )
}

const Title = styled.h3`
  margin-bottom: ${space[2]};
  font-size: ${font.size[13]};
`
const None = styled.p`
  color: ${color.muted};
`
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
const Group = styled.li`
  ${ellipsis}
  max-width: 200px;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.round};
  background: ${color.sunken};
  font-size: ${font.size[13]};
`
