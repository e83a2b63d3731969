import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'

/** The buttons at the end of a form, right-aligned. */
export const FormFoot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-top: ${space[5]};
`
