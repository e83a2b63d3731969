import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { oneAfterTheOther } from '~/theme/mixins.ts'
import { space } from '~/theme/tokens.ts'
import { EachCard } from './EachCard.tsx'

/** The cards of a page, one below the other; a broken one leaves the others as they are. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <Stack>
    <EachCard>{children}</EachCard>
  </Stack>
)

const Stack = styled.div`
  ${oneAfterTheOther}
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`
