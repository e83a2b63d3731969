import { styled } from 'styled-components'
import { font } from '~/theme/tokens.ts'

export const CardTitle = styled.h2`
  font-size: ${font.size[16]};
`
