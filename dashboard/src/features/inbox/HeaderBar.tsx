import { styled } from 'styled-components'
import { onPhone } from '~/theme/mixins.ts'
import { color, space } from '~/theme/tokens.ts'

/** The header of the middle column. */
export const HeaderBar = styled.header`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${space[2]};
  height: ${space[16]};
  padding: 0 ${space[4]} 0 ${space[6]};
  border-bottom: 1px solid ${color.line};
  ${onPhone} {
    /* What is as wide as a finger needs no room around it, but the name does. */
    gap: 0;
    padding: 0 ${space[2]};
  }
`
