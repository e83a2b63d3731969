import { styled } from 'styled-components'
import { color, font, radius, size, space } from '~/theme/tokens.ts'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const

export function Keypad({ onPress }: { onPress: (digit: string) => void }) {
  return (
    <Grid role="group" aria-label="Keypad">
      {KEYS.map((key) => (
        <Key key={key} type="button" onClick={() => onPress(key)}>
          {key}
        </Key>
      ))}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 72px);
  justify-content: center;
  gap: ${space[2]};
`
const Key = styled.button`
  height: ${size.controlLarge};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  font-size: ${font.size[16]};
  font-weight: ${font.weight.medium};
  &:hover {
    border-color: ${color.lineStrong};
  }
  &:active {
    background: ${color.sunken};
  }
`
