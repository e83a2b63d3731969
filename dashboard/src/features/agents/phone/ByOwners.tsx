import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'

/** Says to everybody else what only owners do. */
export const ByOwners = styled.p`
  margin-top: ${space[3]};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
