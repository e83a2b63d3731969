import { styled } from 'styled-components'
import { color } from '~/theme/tokens.ts'

/** The middle column. */
export const Middle = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  container-type: inline-size;
  background: ${color.surface};
`
