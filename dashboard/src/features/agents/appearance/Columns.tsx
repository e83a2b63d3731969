import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'

/** What can be changed, and beside it what comes of it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 380px);
  gap: ${space[6]};
  align-items: start;
`
