import { styled } from 'styled-components'
import { onPhone } from '~/theme/mixins.ts'
import { size, space } from '~/theme/tokens.ts'

/** Padding and maximal width of a page in the shell; full-height screens such as the inbox do not use it. */
export const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  width: 100%;
  max-width: calc(${size.page} + 2 * ${space[10]});
  margin: 0 auto;
  padding: ${space[8]} ${space[10]} ${space[16]};
  ${onPhone} {
    padding: ${space[5]} ${space[4]} ${space[10]};
  }
`
