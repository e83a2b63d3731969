import type { AgentSettings } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { differenceOf } from './difference.ts'

/** What changed between two sets of settings, the words before and after. */
export function Changes({ before, after }: { before: AgentSettings; after: AgentSettings }) {
  return (
    <List>
      {differenceOf(before, after).map(({ name, before: was, after: is }) => (
        <li key={name}>
          {name}: <del>{was}</del> <ins>{is}</ins>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  margin-top: ${space[1]};
  font-size: ${font.size[13]};
  overflow-wrap: anywhere;
  del {
    color: ${color.muted};
  }
  ins {
    text-decoration: none;
  }
`
