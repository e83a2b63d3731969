import type { AgentSettings } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { DifferenceText } from '../knowledge-changes/DifferenceText.tsx'
import { differenceOf } from './difference.ts'

/** The differences between two sets of settings, with texts before and after. */
export function Changes({ before, after }: { before: AgentSettings; after: AgentSettings }) {
  return (
    <List>
      {differenceOf(before, after).map(({ name, before: was, after: is, isText }) => (
        <li key={name}>
          {name}:{' '}
          {isText ? (
            <DifferenceText before={was} after={is} />
          ) : (
            <>
              <del>{was}</del> <ins>{is}</ins>
            </>
          )}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  margin-top: ${space[1]};
  font-size: ${font.size[13]};
  overflow-wrap: anywhere;
  > li > del {
    color: ${color.muted};
  }
  > li > ins {
    text-decoration: none;
    &::before {
      content: '→ ';
    }
  }
`
