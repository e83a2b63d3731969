import { styled } from 'styled-components'
import { color, radius, shadow, space } from '~/theme/tokens.ts'

export const Card = styled.section`
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};
`
