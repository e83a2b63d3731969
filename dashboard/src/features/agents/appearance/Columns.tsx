import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { size, space } from '~/theme/tokens.ts'

/** Two columns: settings, and their result beside them; below them where there is little room. */
export const Columns = ({ children, ...frame }: ComponentProps<'div'>) => (
  <Frame {...frame}>
    <Grid>{children}</Grid>
  </Frame>
)

const Frame = styled.div`
  container-type: inline-size;
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 380px);
  gap: ${space[6]};
  align-items: start;
  @container (width < ${size.sideBySide}) {
    grid-template-columns: minmax(0, 1fr);
  }
`
