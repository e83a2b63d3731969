import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'

/** Keys of a shortcut, to be pressed together or one after another. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <Row>
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </Row>
  )
}

const Row = styled.span`
  display: inline-flex;
  flex-shrink: 0;
  gap: ${space.half};
`
const Key = styled.kbd`
  min-width: ${space[5]};
  padding: 0 ${space[1]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.muted};
  font-family: inherit;
  font-size: ${font.size[12]};
  line-height: 18px;
  text-align: center;
`
